import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { listBrowserEndpoints } from "@/lib/api/browser-endpoints";
import type { Endpoint } from "@/lib/api/contract/endpoint";
import { listEndpoints } from "@/lib/testing/list-endpoints";

// docs/own-api.md lists which page needs which call. Here the lists are computed from each page's
// imports.
const document = "docs/own-api.md";
const pagesFolder = "app/[tenant]/[locale]";
const imports = /^import\s+(?!type\b)(?:([^"';]*?)\sfrom\s+)?"([^"]+)"/gm;
const called = /\.call\(\s*(\w+)Endpoint\b/g;
/** Present in code that a page can do without. */
const optional = /\b(?:optionalRead|readOrInstead|toLocalName)\(|\bcatch\b/;

function toFile(from: string, specifier: string): string[] {
  const base = specifier.startsWith("@/")
    ? specifier.slice(2)
    : specifier.startsWith(".")
      ? join(dirname(from), specifier)
      : null;
  const found =
    base === null
      ? undefined
      : ["", ".ts", ".tsx"]
          .map((ending) => base + ending)
          .find((file) => existsSync(file) && statSync(file).isFile());
  return found && /\.tsx?$/.test(found) ? [found] : [];
}

type Module = {
  declarations: Map<string, string>;
  bindings: Map<string, { file: string; name: string }>;
  targets: string[];
};
const modules = new Map<string, Module>();
function read(file: string): Module {
  const known = modules.get(file);
  if (known) return known;
  const text = readFileSync(file, "utf8");
  const chunks = text.split(/^(?=(?:export )?(?:default )?(?:async )?(?:const|function|class) )/m);
  const declarations = new Map(
    chunks.map((chunk) => [
      /^(?:export )?(?:default )?(?:async )?(?:const|function\*?|class) (\w+)/.exec(chunk)?.[1] ??
        "",
      chunk,
    ]),
  );
  const bindings: Module["bindings"] = new Map();
  const targets: string[] = [];
  for (const [, names = "", specifier = ""] of text.matchAll(imports)) {
    for (const target of toFile(file, specifier)) {
      targets.push(target);
      for (const [, name = "", alias] of names.matchAll(
        /(?:^|[{,\s])(?!type\s)(\w+)(?:\s+as\s+(\w+))?(?=[\s,}]|$)/g,
      ))
        bindings.set(alias ?? name, { file: target, name });
    }
  }
  const parsed = { declarations, bindings, targets };
  modules.set(file, parsed);
  return parsed;
}

type Use = { operationId: string; isOptional: boolean };
/**
 * In the layers that make calls, only what a page imports by name counts; browser code calls
 * through the browser API.
 */
const isOfBrowsers = (file: string) => /^lib\/(?:api\/browser|queries|browser-door)/.test(file);
const isRead = (file: string) => /^lib\/(?:data|session|tenant)\//.test(file);
/** Without an agency no page renders, despite a catch. */
const isOptionalRead = (file: string) => isRead(file) && !file.startsWith("lib/tenant/");

function usesBelow(
  file: string,
  { name = "*", isOptional = false, seen = new Set<string>() } = {},
): Use[] {
  const key = `${file} ${name} ${isOptional}`;
  if (seen.has(key) || isOfBrowsers(file)) return [];
  seen.add(key);
  const { declarations, bindings, targets } = read(file);
  const text =
    name === "*" ? [...declarations.values()].join("\n") : (declarations.get(name) ?? "");
  const below = { isOptional: isOptional || (isOptionalRead(file) && optional.test(text)), seen };
  const found = [...text.matchAll(called)].map(([, operationId = ""]) => ({
    operationId,
    isOptional: below.isOptional,
  }));
  const words = new Set(text.match(/\w+/g));
  const local =
    name === "*"
      ? []
      : [...words]
          .filter((word) => word !== name && declarations.has(word))
          .flatMap((word) => usesBelow(file, { name: word, ...below }));
  const named = [...bindings]
    .filter(([word]) => words.has(word))
    .flatMap(([, to]) => usesBelow(to.file, { name: isRead(to.file) ? to.name : "*", ...below }));
  const whole =
    name === "*"
      ? targets.filter((target) => !isRead(target)).flatMap((target) => usesBelow(target, below))
      : [];
  return [...found, ...local, ...named, ...whole];
}

const toCall = ({ api, method, path }: Endpoint) =>
  `\`${method.toUpperCase()} ${path}\`${api === "resort" ? " (resort API)" : ""}`;

async function createPageTable(): Promise<string> {
  const endpoints = listEndpoints();
  const ofEveryPage = new Map(
    usesBelow(`${pagesFolder}/layout.tsx`).map((use) => [use.operationId, use]),
  );
  const toCells = (uses: Iterable<Use>) => {
    const all = [...uses];
    const list = (chosen: Use[]) =>
      [
        ...new Set(
          chosen.flatMap(({ operationId }) => endpoints.get(operationId) ?? []).map(toCall),
        ),
      ]
        .sort()
        .join("<br>") || "–";
    const needed = new Set(
      all.filter(({ isOptional }) => !isOptional).map(({ operationId }) => operationId),
    );
    return `${list(all.filter(({ operationId }) => needed.has(operationId)))} | ${list(all.filter(({ operationId }) => !needed.has(operationId)))}`;
  };
  const files = readdirSync(pagesFolder, { recursive: true, encoding: "utf8" }).filter((name) =>
    /(?:^|\/)(?:page\.tsx|route\.ts)$/.test(name),
  );
  const rows = files.sort().map((name) => {
    const path = `/${dirname(name) === "." ? "" : dirname(name)}`.replace(
      /\[+(?:\.\.\.)?(\w+)\]+/g,
      "{$1}",
    );
    return `| \`${path}\` | ${toCells(usesBelow(join(pagesFolder, name)).filter(({ operationId }) => !ofEveryPage.has(operationId)))} |`;
  });
  const told = rows.filter((row) => !row.endsWith("| – | – |"));
  return [
    "| page | needs | shows less without |",
    "|---|---|---|",
    `| every page | ${toCells(ofEveryPage.values())} |`,
    ...told,
  ].join("\n");
}

const createBrowserTable = (): string =>
  [
    "| the browser asks | for |",
    "|---|---|",
    ...listBrowserEndpoints().map(
      ({ endpoint }) => `| ${toCall(endpoint)} | ${endpoint.summary.replaceAll("|", "\\|")} |`,
    ),
  ].join("\n");

/** The part of the document between two markers. */
const partOf = (text: string, name: string) =>
  new RegExp(`<!-- ${name} -->\\n\\n([^]*?)\\n\\n<!-- end -->`).exec(text)?.[1] ?? "";
/** The formatter may have widened its columns. */
const plain = (table: string) =>
  table.split("\n").map((line) =>
    line
      .replace(/ +/g, " ")
      .replace(/-{3,}/g, "---")
      .replace(/\|(?: ?--- ?\|)+/, (rule) => rule.replaceAll(" ", "")),
  );

it("docs/own-api.md lists the calls each page needs", async () => {
  expect(plain(partOf(readFileSync(document, "utf8"), "calls of pages"))).toEqual(
    plain(await createPageTable()),
  );
});

it("docs/own-api.md lists the calls browsers make", () => {
  expect(plain(partOf(readFileSync(document, "utf8"), "calls of browsers"))).toEqual(
    plain(createBrowserTable()),
  );
});
