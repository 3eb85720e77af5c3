import { expect, test } from "vitest";
import { pageAt } from "./pages";

test("the address says which page, and of which table", () => {
  expect(pageAt({ pathname: "/table/12", search: "" })).toEqual(["table", "12"]);
  expect(pageAt({ pathname: "/floor", search: "" })).toEqual(["floor"]);
  expect(pageAt({ pathname: "/device.html", search: "?page=/clock" })).toEqual(["clock"]);
  expect(pageAt({ pathname: "/", search: "" })).toEqual([]);
});
