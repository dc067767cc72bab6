import * as z from "zod";
import { activityPartySchema, type ActivityParty } from "./activities";
import { activityContract } from "./activity-contract";
import { countUnits, findPartyProblem } from "./check-activity-party";

const spoken = { service: "activities" } as const;
const selection = { ...spoken, offerId: "s-1~standard~20270312T1830~en", party: { adult: 2 } };

test("what is to be quoted names a start and a party, and nothing else", () => {
  const accepts = (other: object) =>
    activityContract.selection.safeParse({ ...selection, ...other }).success;
  expect(accepts({})).toBe(true);
  const wrong = [{ party: {} }, { offerId: "../x" }, { offerId: "" }, { date: "2027-03-12" }];
  expect(wrong.map(accepts)).toEqual(wrong.map(() => false));
});

test("a past search keeps place and days, not filters", () => {
  const place = { latitude: 38.7, longitude: -9.1, name: "Lisbon" };
  const search = { ...spoken, place, date: "2027-03-12" };
  const kept = { ...search, dateTo: null };
  expect(activityContract.search.parse({ ...search, sort: "price", page: 2 })).toEqual(kept);
});

test("every call is named after its constant, and every schema can be documented", () => {
  const [calls] = activityContract.endpoints;
  const endpoints = Object.entries(calls ?? {}).flatMap(([name, value]) =>
    "operationId" in value ? [[name, value] as const] : [],
  );
  expect(endpoints.map(([name]) => name)).toEqual(
    endpoints.map(([, { operationId }]) => `${operationId}Endpoint`),
  );
  expect(endpoints).toHaveLength(4);
  const schemas = Object.values(activityContract.named).map(({ schema }) => schema);
  for (const schema of [...schemas, ...endpoints.map(([, { response }]) => response)])
    expect(z.toJSONSchema(schema, { io: "input" })).toHaveProperty("type", "object");
});

const band = (
  name: "adult" | "senior" | "child" | "infant",
  [from, to]: [number, number],
  rest: { minimum?: number; maximum?: number; needsAdult?: boolean } = {},
) => ({
  ...{ band: name, ages: { from, to } },
  ...{ minimum: 0, maximum: 8, needsAdult: false, ...rest },
});
const family = {
  bands: [
    band("adult", [18, 64]),
    band("senior", [65, 99], { maximum: 2 }),
    band("child", [4, 17], { needsAdult: true }),
  ],
  people: { minimum: 2, maximum: 9 },
};
const couples = { ...family, bands: [band("adult", [18, 99], { minimum: 2 })] };
const anybody = {
  bands: [
    { ...{ band: "traveller" as const, ages: null, minimum: 0, maximum: 20 }, needsAdult: false },
  ],
  people: { minimum: 1, maximum: 20 },
};

test.each<[string, ActivityParty, typeof family | typeof anybody, object | null]>([
  ["two adults", { adult: 2 }, family, null],
  ["a child beside a senior", { senior: 1, child: 1 }, family, null],
  ["nine together", { adult: 3, child: 6 }, family, null],
  ["children alone", { child: 3 }, family, { reason: "adultRequired", band: "child" }],
  ["a band not sold", { adult: 2, infant: 1 }, family, { reason: "bandNotSold", band: "infant" }],
  ["one alone", { adult: 1 }, family, { reason: "tooFew", band: null, limit: 2 }],
  ["ten together", { adult: 4, child: 6 }, family, { reason: "tooMany", band: null, limit: 9 }],
  ["three seniors", { senior: 3 }, family, { reason: "tooMany", band: "senior", limit: 2 }],
  ["one of a couple", { adult: 1 }, couples, { reason: "tooFew", band: "adult", limit: 2 }],
  ["travellers of any age", { traveller: 20 }, anybody, null],
  ["adults where ages don't count", { adult: 1 }, anybody, { reason: "bandNotSold" }],
])("%s", (_, party, rules, problem) => {
  const found = findPartyProblem(party, rules);
  if (problem) expect(found).toMatchObject(problem);
  else expect(found).toBeNull();
});

test.each([
  [1, null, 1],
  [9, null, 1],
  [1, 4, 1],
  [4, 4, 1],
  [5, 4, 2],
  [9, 4, 3],
])("%i people fill, where each takes %p, %i", (people, holds, units) =>
  expect(countUnits(people, holds)).toBe(units),
);

test("a party is one to twenty people, of known bands", () => {
  const accepts = (party: object) => activityPartySchema.safeParse(party).success;
  expect([{ adult: 20 }, { adult: 1, child: 19 }].map(accepts)).toEqual([true, true]);
  const wrong = [{}, { adult: 0 }, { adult: 21 }, { adult: 10, child: 11 }, { adult: 1.5 }];
  expect([...wrong, { pensioner: 1 }].map(accepts)).toEqual(Array(6).fill(false));
});
