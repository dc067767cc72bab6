import { parse } from "content-type";
import type { HonoRequest } from "hono";
import type * as z from "zod";
import { pictureTypes } from "@/lib/api/contract/picture-files";
import { RouteError } from "../errors/route-error";
import { toIssues } from "../errors/to-issues";

const mediaTypeOf = (request: HonoRequest): string =>
  parse(request.header("Content-Type") ?? "", { parameters: false }).type;

/** @throws RouteError 422 that lists every invalid field */
export function requireValid<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new RouteError(422, "invalid_input", "Some of the input is wrong", toIssues(result.error));
}

/**
 * PostgreSQL can't store U+0000. In JSON it is only valid escaped, unless a backslash precedes the
 * escape.
 */
const holdsNull = /(?:^|[^\\])(?:\\\\)*\\u0000/;

const mayHoldHalf = /\\ud[89a-f]/i;
/**
 * A lone surrogate: PostgreSQL's JSON rejects it, and its text columns store a replacement
 * character. After JSON.stringify only these are escaped.
 */
const holdsHalf = /(?:^|[^\\])(?:\\\\)*\\ud[89a-f]/;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new RouteError(400, "invalid_json", "The body is not JSON");
  }
}

/**
 * @throws RouteError 415 for another media type than JSON, 400 for malformed JSON, 422 for text
 * that the database can't store
 */
export async function readJsonBody(request: HonoRequest): Promise<unknown> {
  if (mediaTypeOf(request) !== "application/json")
    throw new RouteError(415, "json_required", "The body must be application/json");
  const text = await request.text();
  if (holdsNull.test(text))
    throw new RouteError(422, "invalid_input", "U+0000 can't be kept in a text");
  const body = parseJson(text);
  if (mayHoldHalf.test(text) && holdsHalf.test(JSON.stringify(body)))
    throw new RouteError(422, "invalid_input", "Half a character can't be kept in a text");
  return body;
}

/**
 * @throws RouteError 415 for another media type than an image's. The decoder checks the content.
 */
export async function readImage(request: HonoRequest): Promise<Uint8Array> {
  const type = mediaTypeOf(request);
  if (!pictureTypes.some((known) => known === type))
    throw new RouteError(415, "image_required", "The body must be a picture");
  return new Uint8Array(await request.arrayBuffer());
}

/** A repeated name stays a list, which no schema of a single value accepts. */
export const readQuery = (request: HonoRequest): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(request.queries()).map(([name, values]) => [
      name,
      values.length === 1 ? values[0] : values,
    ]),
  );
