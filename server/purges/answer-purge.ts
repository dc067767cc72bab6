import type { IncomingMessage, ServerResponse } from "node:http";
import { mediaTypeOf } from "@/lib/media-type-of";
import { logLine } from "@/lib/observability/log-line";
import { isSignedEvent } from "@/lib/signed-events/event-signature";
import {
  purgeEventSchema,
  purgePath,
  purgeSignatureHeader,
  toPurgeSecret,
  type PurgeEvent,
} from "@/lib/signed-events/purge-event";
import { sendBareError } from "../bare-error";
import { toPath } from "../request-hygiene";
import { readSmallBody } from "./read-small-body";

const maximumBytes = 256 * 1024;

export type PurgeSettings = {
  /** The service credential shared with the backend; without one no event is trusted. */
  getBackendToken: () => string | undefined;
  /** Drops pages by tag, and returns how many. */
  purgePages?: (tags: readonly string[]) => number;
  /** Drops what pages are rendered from; resolves when done. */
  forget?: (tags: readonly string[]) => Promise<void>;
  /** Purges the caches in front by tag; resolves when done. */
  purgeCaches?: (tags: readonly string[]) => Promise<void>;
};

const isJson = ({ headers }: IncomingMessage) =>
  mediaTypeOf(headers["content-type"]) === "application/json";

/** Null for anything but an event. */
function parseEvent(body: string): PurgeEvent | null {
  try {
    return purgeEventSchema.safeParse(JSON.parse(body)).data ?? null;
  } catch {
    return null;
  }
}

/**
 * `POST /purges`: the backend reports what was changed, and everything that shows it is dropped
 * before the 204. Requested by IP address, so handled before the Host is checked. Repeating it is
 * harmless.
 */
export function createPurgeAnswer({
  getBackendToken,
  purgePages,
  forget,
  purgeCaches,
}: PurgeSettings) {
  async function resolveEvent(
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<PurgeEvent | 401 | 405 | 413 | 415 | 422> {
    if (request.method !== "POST") return 405;
    if (!isJson(request)) return 415;
    if (request.headers.expect) response.writeContinue();
    const body = (await readSmallBody(request, { maximumBytes }))?.toString();
    if (body === undefined) return 413;
    const token = getBackendToken();
    const signature = request.headers[purgeSignatureHeader]?.toString() ?? "";
    if (
      !token ||
      !isSignedEvent(body, signature, { secrets: [toPurgeSecret(token)], now: new Date() })
    )
      return 401;
    return parseEvent(body) ?? 422;
  }

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string,
  ): Promise<void> {
    const event = await resolveEvent(request, response);
    if (typeof event === "number") {
      // The client left midway.
      if (!response.destroyed)
        sendBareError(request, response, event, {
          requestId,
          headers: event === 405 ? { Allow: "POST" } : {},
        });
      return;
    }
    try {
      // Pages last: anything rendered before the rest is dropped is made of old data.
      await Promise.resolve(forget?.(event.tags)).finally(() => purgePages?.(event.tags));
      // After our own: they may request the page here at once.
      await purgeCaches?.(event.tags);
      response.writeHead(204, { "Cache-Control": "no-store" }).end();
    } catch (error) {
      // The backend retries.
      logLine("error", { requestId, message: "What was changed could not be forgotten", error });
      sendBareError(request, response, 503, { requestId });
    }
  }

  /** Null for other paths. */
  return function answerPurge(
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string,
  ): Promise<void> | null {
    return toPath(request.url) === purgePath ? answer(request, response, requestId) : null;
  };
}
