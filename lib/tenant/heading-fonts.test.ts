import { existsSync, readFileSync, statSync } from "node:fs";
import { headingFonts } from "@/lib/api/contract/agencies";

const css = readFileSync("app/heading-fonts.css", "utf8");
const rules = css.match(/@font-face \{[^}]*\}/g) ?? [];
const files = [...css.matchAll(/url\("([^"]+)"\)/g)].map(([, file = ""]) => `node_modules/${file}`);

test("every font an agency may choose has its faces, and no other has any", () => {
  const chosen = [...css.matchAll(/data-heading-font="([^"]+)"/g)].map(([, font]) => font);
  expect(new Set(chosen)).toEqual(new Set(headingFonts));
  for (const font of headingFonts) expect(css).toContain(`/${font}-latin-600-normal.woff2`);
});

test("a font is a small file of its own, shown once it is there", () => {
  expect(files).toHaveLength(headingFonts.length * 2);
  for (const file of files) {
    expect([file, existsSync(file)]).toEqual([file, true]);
    expect(statSync(file).size).toBeLessThanOrEqual(25_000);
  }
  for (const rule of rules.filter((each) => each.includes("url(")))
    expect(rule).toMatch(/font-display: swap;[\s\S]*unicode-range:/);
});

test("each has a stand-in with its measures", () => {
  for (const rule of rules.filter((each) => each.includes("local(")))
    expect(rule).toMatch(/size-adjust: [\d.]+%;\s*ascent-override: [\d.]+%;\s*descent-override/);
  expect(rules.filter((each) => each.includes("local("))).toHaveLength(headingFonts.length);
});
