import { readFileSync } from "node:fs";
import { wcagContrast } from "culori";
import { schemeColors } from "./scheme-colors";

const css = readFileSync("app/globals.css", "utf8");
const tokensOf = (block: string | undefined) =>
  Object.fromEntries(
    [...(block ?? "").matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [
      name ?? "",
      value ?? "",
    ]),
  );
const light = tokensOf(/^:root \{([^}]*)\}/m.exec(css)?.[1]);
const schemes = {
  light,
  dark: {
    ...light,
    ...tokensOf(/:root:not\(\[data-color-scheme="light"\]\) \{([^}]*)\}/.exec(css)?.[1]),
  },
};

describe.each(Object.entries(schemes))("tokens of the %s scheme", (scheme, tokens) => {
  it("match the colours the theme is computed against", () => {
    const { canvas, surface, ink } = tokens;
    expect({ canvas, surface, ink }).toEqual(schemeColors[scheme as keyof typeof schemeColors]);
  });

  it.each(["canvas", "surface", "surface-raised"])("are readable on %s (WCAG AA)", (background) => {
    for (const text of ["ink", "ink-soft", "ink-faint", "danger", "success", "warning"])
      expect([text, wcagContrast(tokens[text] ?? "", tokens[background] ?? "") >= 4.5]).toEqual([
        text,
        true,
      ]);
    for (const shape of ["line-strong", "star"])
      expect([shape, wcagContrast(tokens[shape] ?? "", tokens[background] ?? "") >= 3]).toEqual([
        shape,
        true,
      ]);
  });

  it.each(["danger", "success", "warning"])("are readable on the tint of %s", (name) => {
    for (const text of ["ink", "ink-soft", name])
      expect(wcagContrast(tokens[text] ?? "", tokens[`${name}-tint`] ?? "")).toBeGreaterThanOrEqual(
        4.5,
      );
  });
});
