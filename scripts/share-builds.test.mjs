import { shareBuilds } from "./share-builds.mjs";

const mutant = (name, test, files) => ({ name, file: "e2e/words.spec.ts", test, files });

test("mutants share a build unless they change the same file or are caught by one test", () => {
  const label = mutant("label", "fields", ["field.tsx"]);
  const heading = mutant("heading", "fields", ["section.tsx"]);
  const hint = mutant("hint", "hints", ["field.tsx"]);
  const language = mutant("language", "languages", ["layout.tsx"]);
  expect(shareBuilds([label, heading, hint, language])).toEqual([
    [label, language],
    [heading, hint],
  ]);
  expect(shareBuilds([])).toEqual([]);
});
