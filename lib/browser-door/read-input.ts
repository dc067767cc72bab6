import type * as z from "zod";
import type { Endpoint } from "@/lib/api/contract/endpoint";
import type { Picture } from "@/lib/api/create-api";
import { readBytes } from "@/lib/api/read-json";
import { mediaTypeOf } from "@/lib/media-type-of";
import { refuse } from "./door-error";
import { isSameOrigin } from "./is-same-origin";

const defaultMaximumBytes = 64 * 1024;
type Shape = Pick<
  Endpoint,
  "method" | "browserMethod" | "params" | "query" | "body" | "takesImage" | "maximumBytes"
> & {
  /** Not sent by browsers, and trusted by a secret alone. */
  isFromAnywhere?: boolean;
};
type BrowserInput = { params: unknown; query: unknown; body: unknown; image?: Picture };

function check(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const { error, data } = schema.safeParse(value);
  if (!error) return data;
  const issues = error.issues.map(({ path, message }) => ({ path: path.join("."), message }));
  throw refuse(422, "invalid_input", "Some of what was sent is not valid", { issues });
}

async function readBody(request: Request, maximumBytes: number): Promise<Buffer<ArrayBuffer>> {
  return readBytes(request, maximumBytes).catch((error: unknown) => {
    throw error instanceof RangeError
      ? refuse(413, "body_too_large", `A body may have ${maximumBytes} bytes at most`)
      : error;
  });
}

/** If no body is expected, an empty one is valid: some clients send none with a DELETE. */
function parseJson(bytes: Buffer, isNeeded: boolean): unknown {
  if (bytes.length === 0 && !isNeeded) return undefined;
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch {
    throw refuse(400, "invalid_json", "The body is not JSON");
  }
}

/**
 * The path, query and body of a browser's call, validated against the contract. Anything but a
 * plain read must come from a page of this host.
 * @throws DoorError 403, 413, 415, 400 or 422
 */
export async function readInput(
  request: Request,
  {
    method,
    browserMethod,
    takesImage,
    maximumBytes = defaultMaximumBytes,
    isFromAnywhere = false,
    ...schemas
  }: Shape,
  pathParams: Readonly<Record<string, string>> = {},
): Promise<BrowserInput> {
  const params = check(schemas.params, pathParams);
  const query = check(schemas.query, Object.fromEntries(new URL(request.url).searchParams));
  if ((browserMethod ?? method) === "get") return { params, query, body: undefined };
  if (!isFromAnywhere && !isSameOrigin(request.headers))
    throw refuse(403, "cross_origin", "Only this site's own pages may do this");
  const type = mediaTypeOf(request.headers.get("content-type"));
  if (takesImage) {
    if (!type.startsWith("image/"))
      throw refuse(415, "unsupported_media_type", "The body must be a picture");
    return {
      params,
      query,
      body: undefined,
      image: { type, bytes: await readBody(request, takesImage.maximumBytes) },
    };
  }
  if (type !== "application/json")
    throw refuse(415, "unsupported_media_type", "The body must be application/json");
  const body = parseJson(await readBody(request, maximumBytes), schemas.body !== undefined);
  return { params, query, body: check(schemas.body, body) };
}
