import { describe, expect, it } from "vitest";
import { fitName } from "./fit-name";

describe("a name beside a seat", () => {
  it("is whole where it fits, in narrow letters where those fit", () => {
    expect(fitName("Ana Sol", 70)).toEqual({ text: "Ana Sol", stretch: 92 });
    expect(fitName("Francesca Lombardi", 112)).toEqual({ text: "Francesca Lombardi", stretch: 76 });
  });

  it("is said shorter before it is cut", () => {
    expect(fitName("Francesca Lombardi", 80).text).toBe("Francesca L.");
    expect(fitName("Konstantinos Wu", 60).text).toBe("K. Wu");
    expect(fitName("山田 太郎", 52).text).toBe("山田 太.");
  });

  it("is cut only when nothing shorter is left", () => {
    expect(fitName("Konstantinos", 50).text).toMatch(/^Konst.*…$/u);
    expect(fitName("Konstantinos Papadopoulos", 52).text).toMatch(/^Konst.*…$/u);
  });
});
