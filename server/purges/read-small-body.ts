import type { IncomingMessage } from "node:http";

/**
 * The whole body; null as soon as it is known to be longer than `maximumBytes`, or if the client
 * disconnected before its end.
 */
export async function readSmallBody(
  request: IncomingMessage,
  { maximumBytes }: { maximumBytes: number },
): Promise<Buffer | null> {
  if (Number(request.headers["content-length"] ?? 0) > maximumBytes) return null;
  const chunks: Buffer[] = [];
  let received = 0;
  return new Promise((resolve) => {
    request.on("data", (chunk: Buffer) => {
      received += chunk.length;
      if (received > maximumBytes) resolve(null);
      else chunks.push(chunk);
    });
    request.once("end", () => resolve(Buffer.concat(chunks)));
    request.once("close", () => resolve(null));
  });
}
