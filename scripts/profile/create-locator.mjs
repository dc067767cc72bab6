import { existsSync, readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { dirname, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Finds the source of a function in a profile by the build's source maps. A source of ours and of a
 * package is named relative to the project, one of Node's own as it is (`node:…`), one of the
 * engine by its name in parentheses; all of WebAssembly is `(wasm)`.
 * @returns source and line (from 1; of Node's own 0)
 */
export function createLocator({ root = process.cwd() } = {}) {
  const maps = new Map();

  function readMap(file) {
    if (!maps.has(file)) {
      const known = existsSync(`${file}.map`);
      maps.set(file, known ? new SourceMap(JSON.parse(readFileSync(`${file}.map`, "utf8"))) : null);
    }
    return maps.get(file);
  }

  return function locate({ url, functionName, lineNumber, columnNumber }) {
    if (url.startsWith("node:")) return { source: url, line: 0 };
    if (url.startsWith("wasm:")) return { source: "(wasm)", line: 0 };
    if (!url) return { source: /^\(.*\)$/.test(functionName) ? functionName : "(native)", line: 0 };
    const file = url.startsWith("file:") ? fileURLToPath(url) : url;
    const { originalSource, originalLine } =
      readMap(file)?.findEntry(lineNumber, columnNumber) ?? {};
    if (!originalSource) return { source: relative(root, file), line: lineNumber + 1 };
    return { source: toSource(originalSource, { file, root }), line: originalLine + 1 };
  };
}

/** Next's maps name sources by a scheme of its bundler, or relative to the chunk. */
function toSource(original, { file, root }) {
  const inProject = /^turbopack:\/\/\/?\[project\]\/(.*)$/.exec(original)?.[1];
  if (inProject) return decodeURI(inProject);
  if (original.startsWith("turbopack:")) return original.replace(/^turbopack:\/*/, "");
  const path = original.startsWith("file:")
    ? fileURLToPath(original)
    : resolve(dirname(file), decodeURI(original));
  return relative(root, path);
}
