import http, { type Options } from "ky";
import { toApiError, toUnreachable, type ApiError } from "../errors";
import { fillPath } from "../fill-path";
import { header } from "../headers";
import { toHeaders } from "./to-headers";

export type RequestInput = {
  params?: Readonly<Record<string, unknown>> | undefined;
  query?: Readonly<Record<string, unknown>> | undefined;
  body?: unknown;
  image?: Blob | undefined;
  /** The fields of a plain form. */ form?: URLSearchParams | undefined;
  isSlow?: true | undefined;
  signal?: AbortSignal | undefined;
  /** A proof of work, for a call that was rejected without one. */
  proof?: string;
};

function toBody(method: string, { image, form, body }: RequestInput): Options {
  if (image) return { body: image };
  if (form) return { body: form };
  return method === "GET" ? {} : { json: body ?? {} };
}

/**
 * One request to the browser API, such as `POST /api/bookings/{reference}`; a GET is retried once.
 * @throws ApiError with status 0 if there was no response, the abort's own error, and an Error if a
 * parameter isn't a path segment
 */
export async function sendRequest(
  call: string,
  input: RequestInput,
): Promise<{ answer: unknown; error: ApiError | null }> {
  const [method = "", path = ""] = call.split(" ");
  const url = new URL(fillPath(path, input.params), location.origin);
  const { image, form } = input;
  const request: Options = {
    method,
    headers: {
      ...toHeaders(),
      ...(image ? { "Content-Type": image.type } : {}),
      ...(form ? { Accept: "application/json" } : {}),
      ...(input.proof ? { [header.proofOfWork]: input.proof } : {}),
    },
    throwHttpErrors: false,
    // A picture may have to go up a slow line; suppliers may take 40 s.
    timeout: image || input.isSlow ? 60_000 : 10_000,
    retry: { limit: 1, methods: ["get"] },
    ...(input.query ? { searchParams: input.query as Record<string, string> } : {}),
    ...toBody(method, input),
    ...(input.signal ? { signal: input.signal } : {}),
  };
  const response = await http(url, request).catch((error: unknown) => {
    if (input.signal?.aborted) throw error;
    throw toUnreachable();
  });
  const answer: unknown = await response.json().catch(() => null);
  return {
    answer,
    error:
      response.ok && answer !== null
        ? null
        : toApiError(response.status, answer, response.headers.get("retry-after")),
  };
}
