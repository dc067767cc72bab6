import type { IncomingMessage } from "node:http";

/** The whole body, or null as soon as it is known to be longer than `maximumBytes`. @throws when the client goes away */
export async function readSmallBody(request: IncomingMessage, { maximumBytes }: { maximumBytes: number }): Promise<Buffer | null> {
  if (Number(request.headers["content-length"] ?? 0) > maximumBytes) return null;
  const chunks: Buffer[] = [];
  let received = 0;
  return new Promise((resolve, reject) => {
    request.on("data", (chunk: Buffer) => {
      received += chunk.length;
      if (received > maximumBytes) resolve(null);
      else chunks.push(chunk);
    });
    request.once("end", () => resolve(Buffer.concat(chunks)));
    request.once("close", () => reject(new Error("the client went away")));
  });
}
