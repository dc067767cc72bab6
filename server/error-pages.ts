import type { IncomingMessage } from "node:http";

const isOfType = (answer: IncomingMessage, type: string) =>
  (answer.headers["content-type"] ?? "").startsWith(type);

/** Set by middleware on complete error pages. */
export const isErrorPage = (answer: Pick<IncomingMessage, "headers">) =>
  answer.headers["x-error-page"] !== undefined;

const bareStatuses = new Set<number | undefined>([403, 404, 410]);

/**
 * Next responds to notFound(), forbidden() and thrown errors with an empty document, and to
 * failures outside of a page with two words of plain text: request the error page itself instead.
 * The client router's own requests are left alone; it navigates fully when one fails.
 */
export function isBareErrorDocument(
  request: Pick<IncomingMessage, "method" | "headers">,
  answer: IncomingMessage,
): boolean {
  const isNavigation =
    (request.method === "GET" || request.method === "HEAD") && request.headers.rsc === undefined;
  if (!isNavigation || isErrorPage(answer)) return false;
  if (bareStatuses.has(answer.statusCode)) return isOfType(answer, "text/html");
  return (
    answer.statusCode === 500 && (isOfType(answer, "text/html") || isOfType(answer, "text/plain"))
  );
}

/**
 * An error under /api without the standard error shape: a handler that threw, a path without a
 * route.
 */
export const isBareApiError = (answer: IncomingMessage) =>
  (answer.statusCode ?? 500) >= 400 && !isOfType(answer, "application/json");
