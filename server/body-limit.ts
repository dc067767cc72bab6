import type { IncomingMessage } from "node:http";
import { toPath } from "./request-hygiene";

/**
 * Next itself would silently truncate a longer body and run the handler on it: stay below its limit
 * of 10 MB.
 */
const megabyte = 1024 * 1024;
/** The calls that take an image; the API route has the exact limit. */
const imagePaths = new Map([
  ["/api/user/profile/photo", 5 * megabyte],
  ["/api/agency/media", 9 * megabyte],
]);

const maxBodyBytes = ({ url }: IncomingMessage) => imagePaths.get(toPath(url)) ?? megabyte;

export class BodyTooLargeError extends Error {
  override name = "BodyTooLargeError";
}

/** Known to be too long before a byte is read. */
export const isBodyTooLarge = (request: IncomingMessage) =>
  Number(request.headers["content-length"] ?? 0) > maxBodyBytes(request);

/** Counts a body of unknown length as it passes; calls back once it exceeds the limit. */
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
