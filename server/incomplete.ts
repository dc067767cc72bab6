import { AsyncLocalStorage } from "node:async_hooks";
import type { IncomingMessage, ServerResponse } from "node:http";
import "@/lib/log-problem";

/** After the body: whether all of a page could be made is only known when it has been. */
const trailer = "x-incomplete";

const scope = new AsyncLocalStorage<{ hasProblem: boolean }>();

/**
 * Makes an answer; one that a problem was logged for on the way (deals that didn't come, an outage
 * bridged by what was known) says so at its end.
 */
export function tellIncomplete<T>(response: ServerResponse, make: () => Promise<T>): Promise<T> {
  globalThis.onProblem ??= () => {
    const answer = scope.getStore();
    if (answer) answer.hasProblem = true;
  };
  const answer = { hasProblem: false };
  const end = response.end.bind(response) as (...rest: unknown[]) => ServerResponse;
  response.end = (...rest: unknown[]) => {
    if (answer.hasProblem) response.addTrailers({ [trailer]: "1" });
    return end(...rest);
  };
  return scope.run(answer, make);
}

/**
 * Whether an answer that has been read to its end was made in spite of a problem: right for whoever
 * asked, and nothing to keep.
 */
export const isIncomplete = ({ trailers }: IncomingMessage): boolean =>
  trailers[trailer] !== undefined;
