import type { IncomingMessage, ServerResponse } from "node:http";
import { renderedPage } from "@/lib/rendered-page";

/** After the body: whether all of a page could be made is only known when it has been. */
const trailer = "x-incomplete";

/**
 * Makes an answer; one that was marked incomplete on the way (deals that didn't come, an outage
 * bridged by what was known) says so at its end.
 */
export function tellIncomplete<T>(response: ServerResponse, make: () => Promise<T>): Promise<T> {
  const page = { isIncomplete: false };
  const end = response.end.bind(response) as (...rest: unknown[]) => ServerResponse;
  response.end = (...rest: unknown[]) => {
    if (page.isIncomplete) response.addTrailers({ [trailer]: "1" });
    return end(...rest);
  };
  return renderedPage.run(page, make);
}

/**
 * Whether an answer that has been read to its end was marked incomplete: right for whoever asked,
 * and nothing to keep.
 */
export const isIncomplete = ({ trailers }: IncomingMessage): boolean =>
  trailers[trailer] !== undefined;
