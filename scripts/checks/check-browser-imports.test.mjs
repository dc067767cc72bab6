import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { checkBrowserImports } from "./check-browser-imports.mjs";

const root = mkdtempSync(join(tmpdir(), "browser-imports-"));
afterAll(() => rmSync(root, { recursive: true }));

const check = (files) => {
  const all = {
    "tsconfig.json": '{ "compilerOptions": { "paths": { "@/*": ["./*"] }, "jsx": "react-jsx" } }',
    ...files,
  };
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return checkBrowserImports(Object.keys(all), { root });
};

const contract = {
  "lib/contract.ts":
    'import * as z from "zod";\nexport const schema = z.string();\nexport type Text = z.infer<typeof schema>;',
};

test("type imports from the contract cost the browser nothing", async () => {
  const card =
    'import type { Text } from "@/lib/contract";\nexport const Card = ({ text }: { text: Text }) => <p>{text}</p>;';
  expect(await check({ ...contract, "components/card.client.tsx": card })).toEqual([]);
});

test("a value import from the contract loads zod, and the import chain is named", async () => {
  const files = {
    ...contract,
    "lib/parse.ts":
      'import { schema } from "@/lib/contract";\nexport const parse = (x: unknown) => schema.parse(x);',
  };
  const card =
    'import { parse } from "@/lib/parse";\nexport const Card = () => <p>{parse("x")}</p>;';
  const [finding] = await check({ ...files, "components/card.client.tsx": card });
  expect(finding).toEqual({
    file: "components/card.client.tsx",
    line: 1,
    message: expect.stringContaining("zod"),
  });
  expect(finding.message).toContain("lib/parse.ts → lib/contract.ts → zod");
});

test.each(["server-only", "node:fs", "next/headers"])(
  "%s in a client component is found",
  async (name) => {
    expect(
      await check({
        "components/card.client.tsx": `import "${name}";\nexport const Card = () => null;`,
      }),
    ).toHaveLength(1);
  },
);
