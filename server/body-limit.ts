import type { IncomingMessage } from "node:http";

/** 1 MB: Next itself would cut a longer body silently and run the handler on the rest (security.md N22). */
export const maxBodyBytes = 1024 * 1024;

export class BodyTooLargeError extends Error {
  override name = "BodyTooLargeError";
}

/** Known to be too long before a byte of it is read. */
export const isBodyTooLarge = ({ headers }: IncomingMessage) => Number(headers["content-length"] ?? 0) > maxBodyBytes;

/** Counts a body of unknown length as it passes; calls back once, when it passes the limit. */
export function countBody(request: IncomingMessage, onTooLarge: (error: BodyTooLargeError) => void): void {
  let received = 0;
  const count = (chunk: Buffer) => {
    received += chunk.length;
    if (received <= maxBodyBytes) return;
    request.off("data", count);
    onTooLarge(new BodyTooLargeError());
  };
  request.on("data", count);
}
