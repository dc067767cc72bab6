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
  /**
   * The service credential that this storefront and its backend know each other by; without one
   * nobody is believed.
   */
  getBackendToken: () => string | undefined;
  /** Forgets pages by tag, and says how many. */
  purgePages?: (tags: readonly string[]) => number;
  /** Forgets what pages are rendered from; resolves when that is done. */
  forget?: (tags: readonly string[]) => Promise<void>;
  /** Has the caches in front forget pages by tag; resolves when they have. */
  tellCaches?: (tags: readonly string[]) => Promise<void>;
};

const isJson = ({ headers }: IncomingMessage) =>
  mediaTypeOf(headers["content-type"]) === "application/json";

/** Null for what is no event. */
function parseEvent(body: string): PurgeEvent | null {
  try {
    return purgeEventSchema.safeParse(JSON.parse(body)).data ?? null;
  } catch {
    return null;
  }
}

/**
 * `POST /purges`: the backend says what was changed, and what shows it is forgotten before this is
 * answered with 204. Asked by address, so before the Host is looked at. Heard twice it does nothing
 * more: what was forgotten is forgotten.
 */
export function createPurgeAnswer({
  getBackendToken,
  purgePages,
  forget,
  tellCaches,
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
      // Who went away in the middle isn't told anything.
      if (!response.destroyed)
        sendBareError(request, response, event, {
          requestId,
          headers: event === 405 ? { Allow: "POST" } : {},
        });
      return;
    }
    try {
      // Pages last: what is rendered before the rest is forgotten is made of the old.
      await Promise.resolve(forget?.(event.tags)).finally(() => purgePages?.(event.tags));
      // After our own: they may ask here for the page at once.
      await tellCaches?.(event.tags);
      response.writeHead(204, { "Cache-Control": "no-store" }).end();
    } catch (error) {
      // The backend tries again.
      logLine("error", { requestId, message: "What was changed could not be forgotten", error });
      sendBareError(request, response, 503, { requestId });
    }
  }

  /** Null for what asks for something else. */
  return function answerPurge(
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string,
  ): Promise<void> | null {
    return toPath(request.url) === purgePath ? answer(request, response, requestId) : null;
  };
}
