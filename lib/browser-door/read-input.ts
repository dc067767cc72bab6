import type * as z from "zod";
import type { Endpoint } from "@/lib/api/contract/endpoint";
import { readJson } from "@/lib/api/read-json";
import { refuse } from "./door-error";
import { isSameOrigin } from "./is-same-origin";

const defaultMaximumBytes = 64 * 1024;
type Shape = Pick<Endpoint, "method" | "query" | "body"> & { maximumBytes?: number };

const isJson = (headers: Headers) => headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() === "application/json";

function check(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const { error, data } = schema.safeParse(value);
  if (!error) return data;
  const issues = error.issues.map(({ path, message }) => ({ path: path.join("."), message }));
  throw refuse(422, "invalid_input", "Some of what was sent is not valid", { issues });
}

async function readBody(request: Request, maximumBytes: number): Promise<unknown> {
  try {
    return await readJson(request, maximumBytes);
  } catch (error) {
    throw error instanceof RangeError
      ? refuse(413, "body_too_large", `A body may have ${maximumBytes} bytes at most`)
      : refuse(400, "invalid_json", "The body is not JSON");
  }
}

/**
 * Query and body of a browser's call, checked against the contract. Whatever isn't a plain read must come from a page of this host.
 * @throws DoorError 403, 413, 415, 400 or 422
 */
export async function readInput(
  request: Request,
  { method, maximumBytes = defaultMaximumBytes, ...schemas }: Shape,
): Promise<{ query: unknown; body: unknown }> {
  const query = check(schemas.query, Object.fromEntries(new URL(request.url).searchParams));
  if (method === "get") return { query, body: undefined };
  if (!isSameOrigin(request.headers)) throw refuse(403, "cross_origin", "Only this site's own pages may do this");
  if (!isJson(request.headers)) throw refuse(415, "unsupported_media_type", "The body must be application/json");
  return { query, body: check(schemas.body, await readBody(request, maximumBytes)) };
}
