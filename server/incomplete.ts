import type { IncomingMessage, ServerResponse } from "node:http";
import { renderedPage } from "@/lib/rendered-page";

/** A trailer: whether a page is complete is only known once it has been rendered. */
const trailer = "x-incomplete";

/**
 * Runs `make`; if the page was marked incomplete meanwhile (deals failed to load, an outage bridged
 * by cached data), the response says so in its trailer.
 */
export function withIncompleteTrailer<T>(
  response: ServerResponse,
  make: () => Promise<T>,
): Promise<T> {
  const page = { isIncomplete: false };
  const end = response.end.bind(response) as (...rest: unknown[]) => ServerResponse;
  response.end = (...rest: unknown[]) => {
    if (page.isIncomplete) response.addTrailers({ [trailer]: "1" });
    return end(...rest);
  };
  return renderedPage.run(page, make);
}

/**
 * Whether a response, read to its end, was marked incomplete: fine for this client, but not to be
 * cached.
 */
export const isIncomplete = ({ trailers }: IncomingMessage): boolean =>
  trailers[trailer] !== undefined;
