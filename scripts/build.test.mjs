import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { hashFiles } from "./hash-files.mjs";
import { precompress } from "./precompress.mjs";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "build-"));
  mkdirSync(join(folder, "deep"));
});
afterEach(() => rmSync(folder, { recursive: true }));
const write = (name, text) => writeFileSync(join(folder, name), text);

test("the hash of the sources changes with names and bytes only", () => {
  const hash = () =>
    hashFiles([folder, join(folder, "missing")], {
      isCounted: (file) => !file.endsWith(".test.ts"),
    });
  write("deep/a.ts", "1");
  const before = hash();
  write("deep/a.test.ts", "1");
  expect(hash()).toBe(before);
  write("deep/a.ts", "2");
  const edited = hash();
  expect(edited).not.toBe(before);
  rmSync(join(folder, "deep/a.ts"));
  write("deep/b.ts", "2");
  expect(new Set([before, edited, hash()]).size).toBe(3);
});

test("text files get compressed variants, images and tiny files none", async () => {
  const text = "body { color: red }\n".repeat(50);
  write("deep/a.css", text);
  write("deep/tiny.js", "1");
  write("deep/a.webp", text);
  await precompress(folder);
  expect(brotliDecompressSync(readFileSync(join(folder, "deep/a.css.br"))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(join(folder, "deep/a.css.gz"))).toString()).toBe(text);
  for (const name of ["deep/tiny.js.br", "deep/a.webp.br", "deep/a.webp.gz"])
    expect(existsSync(join(folder, name))).toBe(false);
});
