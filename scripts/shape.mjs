// `npm run shape`: sizes compared with their targets. Informative, not a gate.
// `npm run shape -- --services`: what each service's own folders hold.
import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { listFiles } from "./list-files.mjs";

const code = /^(app|backend|components|lib|server)\/.*\.tsx?$|^middleware\.ts$/;
const isTest = (file) => /\.(test|spec)\.(tsx?|mjs)$|\/testing\/|^backend\/drills\//.test(file);
const isScript = (file) => /^scripts\/.*\.mjs$/.test(file);

const lines = new Map(
  listFiles()
    .filter(
      (file) =>
        (code.test(file) || isScript(file) || /^e2e\/.*\.ts$/.test(file)) &&
        !file.endsWith(".d.ts"),
    )
    .map((file) => [file, readFileSync(file, "utf8").trimEnd().split("\n").length]),
);
const files = [...lines.keys()];
const sources = files.filter((file) => !isTest(file) && !file.startsWith("e2e/"));
const sizes = sources.map((file) => lines.get(file)).sort((a, b) => a - b);
const at = (share) => sizes[Math.min(sizes.length - 1, Math.floor(sizes.length * share))];
const sum = (list) => list.reduce((total, file) => total + lines.get(file), 0);
const largest = (list) => list.reduce((a, b) => (lines.get(a) >= lines.get(b) ? a : b), list[0]);
const named = (list) =>
  list.length > 0 ? `${lines.get(largest(list))} (${largest(list)})` : "none";

const perFolder = group(sources, dirname);
const [fullest, inFullest] = [...perFolder].sort(([, a], [, b]) => b.length - a.length)[0];
const views = sources.filter((file) => file.endsWith(".tsx"));
const clients = views.filter((file) => file.endsWith(".client.tsx"));
const longest = sources
  .filter((file) => lines.get(file) > 130)
  .sort((a, b) => lines.get(b) - lines.get(a))
  .slice(0, 8);

const figures = [
  ["files of code", sources.length, ""],
  ["lines of code", sum(sources), ""],
  ["median file", at(0.5), "≤ 50"],
  ["90 % of files within", at(0.9), "≤ 130"],
  ["largest file", named(sources), "≤ 250"],
  ["largest page.tsx", named(sources.filter((file) => file.endsWith("/page.tsx"))), "≤ 80"],
  ["middleware.ts", named(sources.filter((file) => file === "middleware.ts")), "≤ 60"],
  ["most files in a folder", `${inFullest.length} (${fullest})`, "≤ 20"],
  ["client share of .tsx", `${Math.round((100 * clients.length) / views.length)} %`, "≤ 35 %"],
  [
    "tests : source lines",
    (sum(files.filter((file) => isTest(file) || file.startsWith("e2e/"))) / sum(sources)).toFixed(
      2,
    ),
    "≥ 0.5",
  ],
];

/** Lines of source and tests in folders and files that are named after one service. */
function countService(name) {
  const one = name.replace(/ies$/, "y").replace(/s$/, "");
  const own = new RegExp(`(^|/)(${name}|${one}-[a-z-]+|[a-z-]+-${name})(/|\\.)`);
  const [source, tests] = [sources, files.filter((file) => !sources.includes(file))];
  return [source, tests].map((list) => sum(list.filter((file) => own.test(file))));
}

if (process.argv.includes("--services")) {
  const row = (cells) => console.log(cells.map((cell) => String(cell).padEnd(12)).join(""));
  row(["", "source", "tests"]);
  for (const name of ["hotels", "cars", "flights", "activities"])
    row([name, ...countService(name)]);
  row(["all", sum(sources), sum(files.filter((file) => !sources.includes(file)))]);
  process.exit();
}

for (const [name, value, aim] of figures)
  console.log(`${name.padEnd(24)}${String(value).padEnd(60)}${aim}`);
if (longest.length > 0)
  console.log(
    `\nover 130 lines\n${longest.map((file) => `${String(lines.get(file)).padStart(6)}  ${file}`).join("\n")}`,
  );

/** Map.groupBy, which Node 20 lacks. */
function group(list, toKey) {
  const groups = new Map();
  for (const item of list) groups.set(toKey(item), [...(groups.get(toKey(item)) ?? []), item]);
  return groups;
}
