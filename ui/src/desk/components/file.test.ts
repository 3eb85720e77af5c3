import { expect, it } from "vitest";
import { base64Of } from "./file";

it("carries every byte of a large file", () => {
  const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => index % 256);
  expect(base64Of(bytes)).toBe(Buffer.from(bytes).toString("base64"));
});
