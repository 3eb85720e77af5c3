import { expect, test } from "vitest";
import { browserOf } from "./browsers";

test("a phone is shown the warning of its own browser", () => {
  const iphone =
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
  expect(browserOf(`${iphone} Version/18.1 Mobile/15E148 Safari/604.1`)).toBe("safari");
  expect(browserOf(`${iphone} CriOS/131.0 Mobile/15E148 Safari/604.1`)).toBe("chrome");
  expect(browserOf(`${iphone} FxiOS/132.0 Mobile/15E148 Safari/605.1.15`)).toBe("firefox");
  const android = "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko)";
  expect(browserOf(`${android} Chrome/131.0 Mobile Safari/537.36`)).toBe("chrome");
  expect(browserOf("Mozilla/5.0 (Android 15; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0")).toBe("firefox");
  expect(browserOf("a browser of its own")).toBe("chrome");
});
