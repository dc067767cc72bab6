// What a client component loads into the browser. Type-only imports don't count: esbuild drops them
// like the real build does.
import { build } from "esbuild";

const forbidden = [
  { name: "zod (the browser's door has validated)", pattern: /^zod(\/|$)/ },
  {
    name: "what only a server may run",
    pattern: /^server-only$|^next\/headers$|^next-intl\/server$/,
  },
  { name: "a built-in of Node", pattern: /^node:/ },
  { name: "the server's settings", pattern: /^lib\/env\.ts$/ },
  { name: "server-side reads", pattern: /^lib\/(data|session)\/|^lib\/api\/server\.ts$/ },
];

/** One finding per client component and forbidden module, with the import chain. */
export async function checkBrowserImports(files, { root = process.cwd() } = {}) {
  const entryPoints = files.filter((file) => /^(app|components|lib)\/.*\.client\.tsx?$/.test(file));
  const { metafile } = await build({
    entryPoints,
    absWorkingDir: root,
    bundle: true,
    write: false,
    outdir: "out",
    metafile: true,
    packages: "external",
    external: ["node:*", "*.css"],
    platform: "browser",
    format: "esm",
    jsx: "automatic",
    logLevel: "silent",
  });
  return entryPoints.flatMap((file) =>
    forbidden.flatMap(({ name, pattern }) => {
      const way = findWay(metafile.inputs, { file, pattern });
      return way
        ? [{ file, line: 1, message: `brings ${name} to the browser: ${way.slice(1).join(" → ")}` }]
        : [];
    }),
  );
}

function findWay(inputs, { file, pattern }) {
  const ways = [[file]];
  const seen = new Set([file]);
  for (const way of ways) {
    for (const { path } of inputs[way.at(-1)]?.imports ?? []) {
      if (pattern.test(path)) return [...way, path];
      if (!seen.has(path)) ways.push([...way, path]);
      seen.add(path);
    }
  }
  return null;
}
