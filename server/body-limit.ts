import type { IncomingMessage } from "node:http";
import { toPath } from "./request-hygiene";

/**
 * Next itself would cut a longer body silently and run the handler on the rest: what it gets stays
 * below its 10 MB.
 */
const megabyte = 1024 * 1024;
/** The one call that takes a picture; the browser's door has the exact limit. */
const photoPath = "/api/user/profile/photo";

const maxBodyBytes = ({ url }: IncomingMessage) =>
  toPath(url) === photoPath ? 5 * megabyte : megabyte;

export class BodyTooLargeError extends Error {
  override name = "BodyTooLargeError";
}

/** Known to be too long before a byte of it is read. */
export const isBodyTooLarge = (request: IncomingMessage) =>
  Number(request.headers["content-length"] ?? 0) > maxBodyBytes(request);

/** Counts a body of unknown length as it passes; calls back once, when it passes the limit. */
export function countBody(
  request: IncomingMessage,
  onTooLarge: (error: BodyTooLargeError) => void,
): void {
  const maximum = maxBodyBytes(request);
  let received = 0;
  const count = (chunk: Buffer) => {
    received += chunk.length;
    if (received <= maximum) return;
    request.off("data", count);
    onTooLarge(new BodyTooLargeError());
  };
  request.on("data", count);
}
