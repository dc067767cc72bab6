import { readFileSync, writeFileSync } from "node:fs";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { env } from "@/lib/env";
import { createDocument, type OpenApiDocument } from "../documentation/create-document";
import type { Operation } from "../documentation/operation";

export type RecordedCall = {
  method: string;
  /** As requested, without its query. */
  path: string;
  query?: Record<string, string> | undefined;
  body?: unknown;
  status: number;
  headers: Headers;
  /** The JSON response; undefined for anything else. */
  answer: unknown;
};
type Described = { responses: Record<string, Response> };
type Response = {
  headers?: Record<string, unknown>;
  content?: Record<string, Content>;
};
type Content = { schema: object; examples?: Record<string, unknown> };

const examplesFile = "backend/documentation/examples.json";
const escape = (text: string) => text.replace(/[.*+?^$()|[\]\\]/g, "\\$&");

/** Lists whose length the contract fixes: a day each of a week. */
const wholeLists = ["hours"];

/** Truncates lists and texts to a readable length; keeps tokens whole. */
function shorten(value: unknown, name = ""): unknown {
  if (Array.isArray(value))
    return (wholeLists.includes(name) ? value : value.slice(0, 1)).map((part) => shorten(part));
  if (typeof value !== "object" || value === null)
    return typeof value === "string" && value.length > 300 && value.includes(" ")
      ? `${value.slice(0, 300)}…`
      : value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shorten(part, key)]));
}

/** A validator for schemas of an OpenAPI 3.1 document. */
export function createDocumentValidator({ components: { schemas } }: OpenApiDocument) {
  const ajv = new Ajv2020({
    ...{ strict: false, allErrors: true, unicodeRegExp: true },
    // Of every file of tests it would take a second; the document's own tests check its schemas.
    validateSchema: false,
  });
  addFormats.default(ajv);
  ajv.addSchema({ components: { schemas } }, "document");
  const compiled = new Map<object, ValidateFunction>();
  /** The problem, or null. */
  return (value: unknown, schema: object): string | null => {
    let validate = compiled.get(schema);
    const absolute = () =>
      JSON.parse(
        JSON.stringify(schema).replaceAll('"#/components/', '"document#/components/'),
      ) as object;
    if (!validate) compiled.set(schema, (validate = ajv.compile(absolute())));
    return validate(value) ? null : ajv.errorsText(validate.errors, { dataVar: "value" });
  };
}

/**
 * Compares responses with their calls as the OpenAPI document describes them: every test that calls
 * the backend also tests the contract. With RECORD_EXAMPLES=true it writes the first success of a
 * call without an example into the document's examples.
 */
export function createContractCheck(operations: readonly Operation[]) {
  const templates = [...new Set(operations.map(({ path }) => path))]
    // A literal segment wins over a parameter.
    .sort((one, other) => one.split("{").length - other.split("{").length)
    .map((path) => ({
      path,
      names: [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name),
      pattern: new RegExp(`^${escape(path).replace(/\{\w+\}/g, "([^/]+)")}$`),
    }));
  /** Of one call each: describing all of them takes longer than most files of tests. */
  const known = new Map<Operation, ReturnType<typeof describeCall>>();
  function describeCall(operation: Operation) {
    const document = createDocument([operation]);
    const call = document.paths[operation.path]?.[operation.method] as Described | undefined;
    const responses = call?.responses ?? {};
    const described = { responses, validate: createDocumentValidator(document) };
    known.set(operation, described);
    return described;
  }

  function record(
    call: string,
    { names, values }: { names: string[]; values: string[] },
    { query, body, answer }: RecordedCall,
  ) {
    const examples = JSON.parse(readFileSync(examplesFile, "utf8")) as Record<string, object>;
    if (examples[call]) return;
    examples[call] = {
      ...(names.length > 0
        ? {
            params: Object.fromEntries(
              names.map((name, index) => [name, decodeURIComponent(values[index] ?? "")]),
            ),
          }
        : {}),
      ...(query ? { query } : {}),
      ...(body === undefined ? {} : { body: shorten(body) }),
      response: shorten(answer),
    };
    writeFileSync(
      examplesFile,
      `${JSON.stringify(Object.fromEntries(Object.entries(examples).sort(([a], [b]) => a.localeCompare(b))), null, 2)}\n`,
    );
  }

  /** @returns the mismatch with the document, and where to fix it; null if all is as described */
  return (asked: RecordedCall): string | null => {
    const { method, path, status, headers, answer } = asked;
    const found = templates.find((template) => template.pattern.test(path));
    const operation = operations.find(
      (one) => one.path === found?.path && one.method === method.toLowerCase(),
    );
    if (!found || !operation || answer === undefined) return null;
    const call = `${method.toUpperCase()} ${found.path}`;
    const { responses, validate } = known.get(operation) ?? describeCall(operation);
    // Other backends don't serve operators' calls: only their successes and the shape of errors are
    // described.
    if (found.path.startsWith("/api/operator/") && status !== 200) {
      const misshapen = validate(answer, { $ref: "#/components/schemas/ApiError" });
      return (
        misshapen && `${call} answered ${status} with something else than an error: ${misshapen}`
      );
    }
    const response = responses[status];
    const code = status === 200 ? null : String((answer as { code?: unknown }).code);
    const advice =
      "add it to `errors` of its endpoint, and to lib/api/contract/error-codes.ts where it is new";
    if (!response)
      return `${call} answered ${status} ${code ?? ""}, which its document doesn't name: ${advice}`;
    if (code && !response.content?.["application/json"]?.examples?.[code])
      return `${call} answered ${status} ${code}, a code its document doesn't name: ${advice}`;
    const missing = Object.keys(response.headers ?? {}).filter(
      (header) => header !== "Retry-After" && !headers.has(header),
    );
    if (missing.length > 0) return `${call} answered ${status} without ${missing.join()}`;
    if (status === 429 && !headers.has("Retry-After"))
      return `${call} answered 429 without Retry-After`;
    const problem = validate(answer, response.content?.["application/json"]?.schema ?? {});
    if (problem)
      return `${call} answered ${status} with another body than its document describes: ${problem}`;
    if (status === 200 && env().RECORD_EXAMPLES)
      record(call, { names: found.names, values: found.pattern.exec(path)?.slice(1) ?? [] }, asked);
    return null;
  };
}
