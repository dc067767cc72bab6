import { existsSync, readFileSync } from "node:fs";
import { stayTexts } from "./stay-texts";

/** A file of this folder and those that it imports, also on demand. */
function listSources(name: string, found = new Map<string, string>()): Map<string, string> {
  if (found.has(name)) return found;
  const [file = ""] = [`${name}.tsx`, `${name}.ts`]
    .map((each) => `components/search/${each}`)
    .filter((each) => existsSync(each));
  const source = readFileSync(file, "utf8");
  found.set(name, source);
  for (const [, next = ""] of source.matchAll(/(?:from|import\() ?"\.\/([\w.-]+)"/g))
    listSources(next, found);
  return found;
}

/** The texts that a source names, by path, and parts of them; also where a condition chooses. */
const listAsked = (source: string) => [
  ...[...source.matchAll(/\bt\(([^,)]*)/g)].flatMap(([, argument = ""]) =>
    source.includes('t = useTranslations("search")')
      ? [...argument.matchAll(/"([\w.]+)"/g)].map(([, key = ""]) => `search.${key}`)
      : [],
  ),
  ...[...source.matchAll(/useTranslations\("(search\.\w+)"\)/g)].map(([, part = ""]) => part),
];

it("are those that the fields name, and no others", () => {
  const sources = [...listSources("stay-fields.client").values()];
  expect(sources.length).toBeGreaterThan(10);
  const asked = sources
    .flatMap(listAsked)
    .map((path) => (path.startsWith("search.flexible.") ? "search.flexible" : path));
  expect([...new Set(asked)].toSorted()).toEqual(stayTexts.toSorted());
});
