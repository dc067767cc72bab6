import type { IncomingMessage } from "node:http";

const isHtml = (answer: IncomingMessage) => (answer.headers["content-type"] ?? "").startsWith("text/html");
const isJson = (answer: IncomingMessage) => (answer.headers["content-type"] ?? "").startsWith("application/json");

/** Set by middleware on an answer that is a finished error page. */
export const isErrorPage = (answer: IncomingMessage) => answer.headers["x-error-page"] !== undefined;

/**
 * Next answers notFound() and thrown errors with an empty document (vercel/next.js#62228): ask for the error page itself instead.
 * The client router's own requests are left alone; it navigates fully when one fails.
 */
export function isBareErrorDocument(request: IncomingMessage, answer: IncomingMessage): boolean {
  const isNavigation = (request.method === "GET" || request.method === "HEAD") && request.headers.rsc === undefined;
  return isNavigation && (answer.statusCode === 404 || answer.statusCode === 500) && isHtml(answer) && !isErrorPage(answer);
}

/** An error under /api that isn't in the one error shape: a handler that threw, a path without a route. */
export const isBareApiError = (answer: IncomingMessage) => (answer.statusCode ?? 500) >= 400 && !isJson(answer);
