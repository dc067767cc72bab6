import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import SwaggerParser from "@apidevtools/swagger-parser";
import * as z from "zod";
import { endpoint } from "@/lib/api/contract/endpoint";
import { errorCodes } from "@/lib/api/contract/error-codes";
import { listEndpoints } from "@/lib/testing/list-endpoints";
import { createDocumentValidator } from "../testing/create-contract-check";
import { describeBackend } from "../testing/describe-backend";
import { createDocument, type OpenApiDocument } from "./create-document";
import examples from "./examples.json";
import type { Operation } from "./operation";
import { toOperation } from "./to-operation";

type Schema = Record<string, unknown>;
type Parameter = {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
  example?: unknown;
};
type Described = {
  operationId: string;
  summary: string;
  tags: string[];
  description?: string;
  parameters: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema; example?: unknown }> };
  responses: Record<string, { content?: Record<string, { schema: Schema; example?: unknown }> }>;
};
const recordAdvice =
  "Take it out of backend/documentation/examples.json, then run RECORD_EXAMPLES=true npm run test:unit -- --runInBand <a test whose backend answers it with 200>";

let document: OpenApiDocument;
let operations: { call: string; operation: Described }[];
beforeAll(async () => {
  document = await describeBackend();
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      call: `${method.toUpperCase()} ${path}`,
      operation: operation as unknown as Described,
    })),
  );
});

/** Every value under a key of this name, at any depth. */
function collect(value: unknown, name: string): unknown[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => [
    ...(key === name ? [part] : []),
    ...collect(part, name),
  ]);
}

it("is a valid OpenAPI 3.1 document", async () => {
  expect(operations.length).toBeGreaterThan(90);
  await SwaggerParser.validate(structuredClone(document) as never);
});

it("has patterns valid in JSON Schema: each compiles with the u flag and none has flags", () => {
  const patterns = collect(document, "pattern").filter((pattern) => typeof pattern === "string");
  expect(patterns.length).toBeGreaterThan(30);
  for (const pattern of patterns)
    expect([pattern, pattern.endsWith("/u"), new RegExp(pattern, "u").flags]).toEqual([
      pattern,
      false,
      "u",
    ]);
});

it("rejects a pattern with a flag, which JSON Schema can't express", () => {
  const shouting = endpoint({
    operationId: "shout",
    api: "main",
    method: "post",
    path: "/api/shout",
    limits: [],
    summary: "Shout",
    access: "public",
    browser: false,
    body: z.object({ word: z.string().regex(/^a+$/i) }),
    response: z.object({}),
  });
  expect(() => createDocument([toOperation(shouting)])).toThrow(
    'the pattern /^a+$/i can\'t be said in JSON Schema: write it without "i"',
  );
});

it("names every call as the contract does, and none twice", async () => {
  const described = new Set(operations.map(({ operation }) => operation.operationId));
  for (const [name, { operationId }] of listEndpoints())
    expect([operationId, described.has(operationId)]).toEqual([name, true]);
  const twice = {
    operationId: "one",
    method: "get",
    path: "/a",
    tag: "A",
    summary: "A",
    security: [],
    headers: [],
    errors: [],
  } as const satisfies Operation;
  expect(() => createDocument([twice, { ...twice, path: "/b" }])).toThrow(
    "two calls have the operationId one",
  );
});

it("gives every call a name, a group, a summary, and states who sees each price", () => {
  for (const { call, operation } of operations) {
    expect([
      call,
      /^[a-z][A-Za-z]+$/.test(operation.operationId),
      operation.tags.length,
      operation.summary.length > 5,
    ]).toEqual([call, true, 1, true]);
    if (/#\/components\/schemas\/(?:Price|Rates)"/.test(JSON.stringify(operation)))
      expect([call, operation.description]).toEqual([call, expect.stringContaining("visitor")]);
  }
  for (const priced of [
    "searchHotels",
    "listHotelOffers",
    "searchCars",
    "listCarOffers",
    "createQuote",
    "getBooking",
    "searchHotelDeals",
  ])
    expect(
      operations.find(({ operation }) => operation.operationId === priced)?.operation.description,
    ).toContain("unrestricted travel agents");
});

it("describes every query parameter that a summary mentions", () => {
  const spoken = operations.flatMap(({ call, operation: { summary, parameters } }) =>
    [...summary.matchAll(/[?&](\w+)=/g)].map(([, name]) => ({
      call,
      name,
      parameters: parameters.filter(({ in: place }) => place === "query"),
    })),
  );
  expect(spoken.length).toBeGreaterThan(5);
  const missing = spoken.filter(
    ({ name, parameters }) => !parameters.some((parameter) => parameter.name === name),
  );
  expect(missing.map(({ call, name }) => `${call} ?${name}=`)).toEqual([]);
});

it("describes each call's errors, and Retry-After", () => {
  for (const { call, operation } of operations.filter(
    ({ call: name }) => name !== "GET /healthz",
  )) {
    const statuses = Object.keys(operation.responses);
    expect([call, statuses]).toEqual([call, expect.arrayContaining(["200", "401", "500"])]);
    if (!call.includes("/operator/"))
      expect([call, statuses]).toEqual([call, expect.arrayContaining(["404", "503"])]);
  }
  const { responses = {} } = document.components;
  expect(responses.TooManyRequests).toMatchObject({
    headers: { "Retry-After": expect.anything() },
  });
  expect(JSON.stringify(responses.NotFound)).toContain("agency_not_found");
});

it("lists every error code of the backend, by its status", () => {
  const known: Record<string, { status: number } | undefined> = errorCodes;
  const files = readdirSync("backend", { recursive: true, encoding: "utf8" }).filter(
    (name) => name.endsWith(".ts") && !name.includes(".test."),
  );
  const refusals = files.flatMap((file) => {
    const found = readFileSync(join("backend", file), "utf8").matchAll(
      /new RouteError\(\s*(\d{3}),\s*"(\w+)"/g,
    );
    return [...found].map(([, status, code = ""]) => ({ file, status: Number(status), code }));
  });
  expect(refusals.length).toBeGreaterThan(50);
  const unlisted = refusals.filter(({ status, code }) => known[code]?.status !== status);
  expect(
    unlisted.map(
      ({ file, status, code }) =>
        `${file}: add ${code} with ${status} to lib/api/contract/error-codes.ts`,
    ),
  ).toEqual([]);
});

it("has no recorded call that no longer exists", () => {
  const gone = Object.keys(examples).filter(
    (call) => !operations.some((operation) => operation.call === call),
  );
  expect(gone).toEqual([]);
});

it("has a valid example of every call", () => {
  const validate = createDocumentValidator(document);
  const problems: string[] = [];
  const check = (
    call: string,
    part: string,
    { schema, example }: { schema: Schema; example?: unknown },
  ) => {
    const problem = example === undefined ? "is missing" : validate(example, schema);
    if (problem) problems.push(`${call}, example of its ${part}: ${problem}. ${recordAdvice}`);
  };
  for (const { call, operation } of operations) {
    for (const { name, schema, required, example } of operation.parameters.filter(
      ({ $ref }) => !$ref,
    )) {
      const value =
        ["integer", "number"].includes(String(schema.type)) && example !== undefined
          ? Number(example)
          : example;
      if (value !== undefined || required)
        check(call, `parameter ${name}`, { schema, example: value });
    }
    const request = operation.requestBody?.content["application/json"];
    const success = operation.responses[200]?.content?.["application/json"];
    if (request) check(call, "request", request);
    if (success) check(call, "answer", success);
  }
  for (const [code, { value }] of Object.entries(document.components.examples ?? {}) as [
    string,
    { value: unknown },
  ][])
    check(code, "answer", { schema: { $ref: "#/components/schemas/ApiError" }, example: value });
  expect(problems).toEqual([]);
});

it("defines shared schemas once", () => {
  const seen = new Map<string, string>();
  const repeated: string[] = [];
  const walk = (value: unknown, at: string): void => {
    if (typeof value !== "object" || value === null) return;
    const { type, properties, ...rest } = value as Schema;
    if (type === "object" && properties) {
      const text = JSON.stringify({ properties, ...rest });
      const before = seen.get(text);
      // Operator input depends on settings: such a schema belongs to one backend.
      if (before && text.length > 600 && !at.includes("/operator/"))
        repeated.push(
          `${at} repeats ${before}: name the schema in backend/documentation/named-schemas.ts`,
        );
      seen.set(text, at);
    }
    for (const [key, part] of Object.entries(value)) walk(part, `${at} ${key}`);
  };
  walk(document.paths, "paths");
  expect(repeated).toEqual([]);
  // A call took more without $refs, although it had no headers, errors and examples yet.
  const calls = Object.values(document.paths).flatMap((path) => Object.keys(path ?? {}));
  expect(JSON.stringify(document).length).toBeLessThan(calls.length * 5_000);
});
