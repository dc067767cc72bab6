// What a client component pulls into the browser. Fails when that includes zod (92 kB: the browser's door has validated),
// a server's module or a built-in of Node. Type-only imports don't count: esbuild drops them as the real build does.
import { build } from "esbuild";
import { glob } from "./glob.mjs";
import { isMain, reportFindings } from "./report-findings.mjs";

const forbidden = [
  { name: "zod", pattern: /^zod(\/|$)/ },
  { name: "server-only", pattern: /^server-only$/ },
  { name: "a built-in of Node", pattern: /^node:/ },
  { name: "the server's settings", pattern: /^lib\/env\.ts$/ },
  { name: "the backend", pattern: /^backend\// },
];

/** One finding per client component and forbidden module, with the way that leads there. */
export async function findBrowserImports(files, { root = process.cwd() } = {}) {
  const { metafile } = await build({
    entryPoints: files,
    absWorkingDir: root,
    bundle: true,
    write: false,
    outdir: "out",
    metafile: true,
    packages: "external",
    platform: "browser",
    format: "esm",
    jsx: "automatic",
    logLevel: "silent",
    external: ["*.css", "node:*"],
  });
  return files.flatMap((file) => forbidden.flatMap(({ name, pattern }) => toFinding(file, name, findWay(metafile.inputs, file, pattern))));
}

const toFinding = (file, name, way) => (way ? [{ file, line: 1, message: `brings ${name} to the browser: ${way.slice(1).join(" → ")}` }] : []);

function findWay(inputs, start, pattern) {
  const ways = [[start]];
  const seen = new Set([start]);
  for (const way of ways) {
    for (const { path } of inputs[way.at(-1)]?.imports ?? []) {
      if (pattern.test(path)) return [...way, path];
      if (!seen.has(path)) ways.push([...way, path]);
      seen.add(path);
    }
  }
  return null;
}

if (isMain(import.meta.url)) reportFindings(await findBrowserImports(glob((file) => /^(app|components|lib)\/.*\.client\.tsx$/.test(file))));
