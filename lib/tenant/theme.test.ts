import { wcagContrast } from "culori";
import fc from "fast-check";
import { schemeColors } from "./scheme-colors";
import { toTheme } from "./theme";

const hexColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);
const schemes = ["light", "dark"] as const;

describe("toTheme", () => {
  it("keeps every text pair readable (WCAG AA) for any colour, in both schemes", () => {
    fc.assert(
      fc.property(hexColor, fc.constantFrom(...schemes), (color, scheme) => {
        const theme = toTheme(color);
        const token = (name: string) => theme[`--${name}-${scheme}`] ?? "";
        const { canvas, surface, ink } = schemeColors[scheme];
        const pairs: [string, string][] = [
          [token("on-brand"), token("brand")],
          [token("on-brand"), token("brand-strong")],
          [token("brand-ink"), canvas],
          [token("brand-ink"), surface],
          [token("brand-ink"), token("brand-tint")],
          [ink, token("brand-tint")],
        ];
        for (const [text, background] of pairs)
          expect(wcagContrast(text, background)).toBeGreaterThanOrEqual(4.5);
      }),
      {
        numRuns: 1_000,
        examples: [
          ["#ffe27a", "light"],
          ["#1b365d", "dark"],
          ["#000000", "dark"],
          ["#ffffff", "light"],
          ["#808080", "light"],
        ],
      },
    );
  });

  it("shows a dark brand's buttons on a dark page", () => {
    fc.assert(
      fc.property(hexColor, (color) => {
        expect(
          wcagContrast(toTheme(color)["--brand-dark"] ?? "", schemeColors.dark.surface),
        ).toBeGreaterThanOrEqual(3);
      }),
    );
  });

  it("has a hover that differs from the rest state", () => {
    for (const color of ["#2c7be5", "#ffe27a", "#0f5e6b", "#1b365d", "#000000", "#ffffff"]) {
      const theme = toTheme(color);
      for (const scheme of schemes)
        expect(theme[`--brand-strong-${scheme}`]).not.toBe(theme[`--brand-${scheme}`]);
    }
  });

  it("keeps white text on a mid blue and puts dark text on a pale yellow", () => {
    expect(toTheme("#2c7be5")["--on-brand-light"]).toBe("#ffffff");
    expect(toTheme("#ffe27a")).toMatchObject({
      "--brand-light": "#ffe27a",
      "--on-brand-light": schemeColors.light.ink,
    });
  });

  it("contains the exact colour and its 0.6 variant", () => {
    expect(toTheme("#2C7BE5")).toMatchObject({
      "--tenant-primary": "#2c7be5",
      "--tenant-primary-soft": "rgb(44 123 229 / 0.6)",
    });
    expect(toTheme("#fff")["--tenant-primary"]).toBe("#ffffff");
  });

  it.each([
    null,
    undefined,
    "",
    "red",
    "#ffg",
    "url(x)",
    "red;}body{background:url(//x)}",
    "#fff</style><script>",
    "#123456\n",
    "#12345678",
  ])("uses the default for %p", (color) => expect(toTheme(color)).toEqual(toTheme("#2c7be5")));
});
