import { expect, test } from "vitest";
import { ofFolder } from "./folder";

test("a folder brings the files that can be read, by name, and only so many", () => {
  const files = ["League 10.csv", "photo.jpg", "League 9.CSV", "friday.TDT", "May.ods", "notes.csv.bak"].map(
    (name) => ({
      name,
      webkitRelativePath: "",
    }),
  );
  const names = ({ read }: { read: { name: string }[] }): string[] => read.map(({ name }) => name);
  const all = ofFolder(files);
  expect(names(all)).toEqual(["friday.TDT", "League 9.CSV", "League 10.csv", "May.ods"]);
  expect([all.more, all.others]).toEqual([0, 2]);
  const some = ofFolder(files, 2);
  expect([names(some).length, some.more, some.others]).toEqual([2, 2, 2]);
});
