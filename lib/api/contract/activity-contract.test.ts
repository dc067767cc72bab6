import * as z from "zod";
import { activityContract } from "./activity-contract";

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
