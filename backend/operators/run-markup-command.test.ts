import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getMarkup } from "../pricing/list-markup-rules";
import { openTestBackend, operatorToken, type TestBackend } from "../testing/open-test-backend";
import { toOperatorCall, type OperatorCall } from "./open-operator-call";
import { runAgencyCommand, usage } from "./run-agency-command";

let backend: TestBackend;
let call: OperatorCall;
const folder = mkdtempSync(join(tmpdir(), "markups-"));
const toFile = (content: unknown) => {
  const file = join(folder, "markups.json");
  writeFileSync(file, JSON.stringify(content));
  return file;
};
const set = (rules: unknown[]) =>
  runAgencyCommand(["markups", "set", "alpha", toFile({ rules })], call);
const list = async (agency = "alpha") =>
  JSON.parse(await runAgencyCommand(["markups", "list", agency], call)) as unknown;

beforeAll(async () => {
  backend = await openTestBackend();
  call = toOperatorCall((path, init) => backend.app.request(path, init), operatorToken);
});
afterAll(async () => {
  await backend.close();
  rmSync(folder, { recursive: true });
});

test("sets all rules of one agency, and lists them in the same format", async () => {
  const all = { service: null, percentage: 12.34, floor: 5.5, cap: 80, currency: "EUR" };
  const hotels = { service: "hotels", fixed: 1_500, currency: "JPY" };
  await expect(set([hotels, all])).resolves.toBe("alpha has 2 markups of its own now.");
  expect(await list()).toEqual({ rules: [all, hotels] });
  expect([
    await getMarkup(backend.db, backend.ids.alpha, "hotels"),
    await getMarkup(backend.db, backend.ids.alpha, "cars"),
  ]).toMatchObject([
    { basisPoints: null, fixedAmount: 1_500, currency: "JPY" },
    { basisPoints: 1_234, floorAmount: 550, capAmount: 8_000, currency: "EUR" },
  ]);
  expect(await list("beta")).toEqual({ rules: [] });
  expect(await getMarkup(backend.db, backend.ids.beta, "hotels")).toMatchObject({
    basisPoints: 1_200,
  });
  await expect(set([{ percentage: 0 }])).resolves.toBe("alpha has 1 markup of its own now.");
  expect(await list()).toEqual({ rules: [{ service: null, percentage: 0 }] });
  await expect(set([])).resolves.toMatch(/no markup of its own/);
});

test.each([
  [[{}], "rules.0.percentage: is needed, or else fixed: one of the two"],
  [
    [{ percentage: 5, fixed: 3, currency: "EUR" }],
    "rules.0.percentage: is needed, or else fixed: one of the two",
  ],
  [[{ percentage: -1 }], "rules.0.percentage: must not be negative"],
  [[{ percentage: 101 }], "rules.0.percentage: must be at most 100"],
  [[{ percentage: 1.234 }], "rules.0.percentage: must have at most two digits"],
  [[{ percentage: 5, floor: 3 }], "rules.0.currency: is needed: amounts are in it"],
  [[{ fixed: 3.5, currency: "JPY" }], "rules.0.fixed: has more digits than JPY has"],
  [[{ fixed: 3, currency: "ABC" }], "rules.0.currency: must be an ISO 4217 code such as EUR"],
  [
    [{ percentage: 5, floor: 3, cap: 2, currency: "EUR" }],
    "rules.0.cap: must not be below the floor",
  ],
  [[{ percentage: 5 }, { percentage: 6, service: null }], "rules.1.service: is there twice"],
  [[{ percentage: 5, agency: "beta" }], "rules.0.agency: is not a known field"],
])("names what is wrong in %j and changes nothing", async (rules, line) => {
  const before = await list();
  await expect(set(rules)).rejects.toThrow(new Error(line));
  expect(await list()).toEqual(before);
});

test("reports invalid usage", async () => {
  await expect(set([{ percentage: 5, service: "boats" }])).rejects.toThrow("rules.0.service: ");
  await expect(runAgencyCommand(["markups", "list", "nobody"], call)).rejects.toThrow(
    "Agency not found!",
  );
  for (const words of [[], ["list"], ["set", "alpha"], ["turn", "alpha", "x"]])
    await expect(runAgencyCommand(["markups", ...words], call)).rejects.toThrow(usage);
});
