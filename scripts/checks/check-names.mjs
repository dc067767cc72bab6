import { basename } from "node:path";

const isCode = (file) => /\.(ts|tsx|mjs|cjs|js)$/.test(file) && !file.endsWith(".d.ts");
const isTest = (file) => /\.(test|spec)\.(tsx?|mjs)$/.test(file);
const codeFolders =
  /^(app|backend|bench|components|drills|e2e|lib|messages|middleware\.ts|scripts|server)(\/|$)/;
// Also Next's [tenant], [...rest], [[...step]] and (bare), file names with a kind (x.client.tsx)
// and dotted routes (robots.txt).
const kebab =
  /^\.?(\[{1,2}(\.{3})?[a-z][a-z0-9-]*\]{1,2}|\([a-z][a-z0-9-]*\)|[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*)$/;
// URLs that are published in this spelling.
const spelt = new Set(["newPassword"]);
const drawers = new Set([
  "util",
  "utils",
  "helper",
  "helpers",
  "common",
  "misc",
  "types",
  "shared",
  "constants",
]);
const stem = (file) => basename(file).replace(/\..*$/, "");
const toPascal = (name) =>
  name.replace(/(^|-)([a-z0-9])/g, (_, __, letter) => letter.toUpperCase());
const toExport = (name) => toPascal(name).replace(/^Use/, "use");
const isClient = (text) => /^(\s|\/\/.*\n|\/\*[\s\S]*?\*\/)*["']use client["']/.test(text);

// Next requires the name and the directive.
const isBoundary = (file) => /^app\/(.*\/)?(error|global-error)\.tsx$/.test(file);

const rules = [
  ({ file }) => {
    const odd = file
      .split("/")
      .find((part) => !kebab.test(part) && !(spelt.has(part) && file.startsWith("app/")));
    // drizzle-kit names its own snapshots.
    return (
      odd &&
      !file.startsWith("backend/db/migrations/") &&
      !/\/[A-Z]+\.md$/.test(file) &&
      `"${odd}" is not kebab-case`
    );
  },
  ({ file }) =>
    isCode(file) && stem(file) === "index" && "is a barrel: import from the file that defines it",
  ({ file }) => {
    const drawer = file
      .split("/")
      .map((part) => part.replace(/\..*$/, ""))
      .find((part) => drawers.has(part));
    return drawer && `"${drawer}" says nothing about what is in it`;
  },
  ({ file, text }) =>
    /\.tsx?$/.test(file) &&
    !isTest(file) &&
    isClient(text) &&
    !/\.client\.tsx?$/.test(file) &&
    !isBoundary(file) &&
    'starts with "use client" and is not called .client.tsx',
  ({ file, text }) =>
    /\.client\.tsx?$/.test(file) &&
    !isClient(text) &&
    'is called .client.tsx and doesn\'t start with "use client"',
  ({ file }) =>
    /\.spec\.tsx?$/.test(file) &&
    !file.startsWith("e2e/") &&
    "*.spec.ts belongs in e2e/; a unit test is called *.test.ts",
  ({ file }) =>
    /^scripts\/.*\.test\.tsx?$/.test(file) && "would not run: a script's test is called *.test.mjs",
  ({ file }) =>
    /\.test\.(tsx?|mjs)$/.test(file) && file.startsWith("e2e/") && "only *.spec.ts belongs in e2e/",
  ({ file, text }) => {
    if (!/^components\/.*\.tsx$/.test(file) || isTest(file)) return false;
    const name = toExport(stem(file));
    // A component, its hook, or a definition that holds some.
    const names = `${name}|use${name}|${name[0].toLowerCase()}${name.slice(1)}`;
    return (
      !new RegExp(`export (async )?(function|const|class) (${names})`).test(text) &&
      `doesn't export ${name}, which its name promises`
    );
  },
];

/** Findings about file names, and exports that don't match them. `read` returns a file's text. */
export function checkNames(files, read) {
  return files
    .filter((file) => codeFolders.test(file))
    .flatMap((file) => {
      const text = /\.tsx?$/.test(file) ? read(file) : "";
      return rules
        .flatMap((rule) => rule({ file, text }) || [])
        .map((message) => ({ file, line: 1, message }));
    });
}
