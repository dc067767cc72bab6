import { readMutant } from "./read-mutant.mjs";

const patchOf = (caughtBy) => `# Totals are wrong.
${caughtBy}--- a/lib/total.ts
+++ b/lib/total.ts
@@ -1 +1 @@
-const total = net + markup;
+const total = net;
--- a/lib/tax.ts
+++ b/lib/tax.ts
@@ -1 +1 @@
-const tax = 2;
+const tax = 1;
`;

test("a mutant is what its patch says", () => {
  const patch = patchOf("# caught by: lib/total.test.ts › totals › add up\n");
  expect(readMutant("totals", patch)).toEqual({
    name: "totals",
    what: "Totals are wrong.",
    files: ["lib/total.ts", "lib/tax.ts"],
    file: "lib/total.test.ts",
    test: "totals › add up",
  });
});

test("a check has no name of a test, and what isn't known yet is a question mark", () => {
  expect(readMutant("totals", patchOf("# caught by: scripts/check.mjs\n"))).toMatchObject({
    file: "scripts/check.mjs",
    test: "",
  });
  expect(readMutant("totals", patchOf(""))).toMatchObject({ file: "?", test: "" });
});
