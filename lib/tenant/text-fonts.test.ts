import { readdirSync, readFileSync } from "node:fs";

const commentPattern = /\/\*[\s\S]*?\*\//g;
const sheets = readdirSync("app")
  .filter((file) => file.endsWith(".css"))
  .map((file) => ({ file, css: readFileSync(`app/${file}`, "utf8") }));
const rulesOf = (css: string) => css.replaceAll(commentPattern, "");

test.each(sheets)("every comment of $file ends before the next begins", ({ css }) => {
  for (const [comment] of css.matchAll(commentPattern))
    expect(comment.slice(2)).not.toContain("/*");
});

test("every font that texts and titles name has a face, and what stands in for it its metrics", () => {
  const own = sheets.map(({ css }) => rulesOf(css)).join("\n");
  const packaged = [...own.matchAll(/@import "(@fontsource[^"]+)"/g)].map(([, file = ""]) =>
    readFileSync(`node_modules/${file}`, "utf8"),
  );
  const faces = [own, ...packaged].flatMap((css) => css.match(/@font-face \{[^}]*\}/g) ?? []);
  const familyOf = (face: string) => /font-family: ["']([^"']+)/.exec(face)?.[1];
  const named = [...own.matchAll(/--font-[a-z]+:\s*([^;]+);/g)].flatMap(([, list = ""]) =>
    [...list.matchAll(/"([^"]+)"/g)].map(([, family]) => family),
  );
  expect(new Set(faces.map(familyOf))).toEqual(new Set(named));
  expect(named).toEqual(expect.arrayContaining(["Figtree Variable", "Noto Sans Arabic Variable"]));

  const standIns = faces.filter((face) => face.includes("local("));
  for (const face of standIns)
    expect(face).toMatch(/font-weight: [\s\S]*size-adjust: [\d.]+%;\s*ascent-override: [\d.]+%;/);
  expect(standIns.filter((face) => familyOf(face) === "Figtree Fallback")).toHaveLength(2);
});
