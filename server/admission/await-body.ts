import type { IncomingMessage } from "node:http";

/**
 * Resolves once a body has arrived completely, or as much of it as Node buffers before it is read
 * (16 or 64 KB, enough for nearly every form), or its client has disconnected. Reads nothing from
 * it. So a slow upload blocks only itself.
 */
export function awaitBody(request: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (
        !request.complete &&
        !request.destroyed &&
        request.readableLength < request.readableHighWaterMark
      )
        return;
      request.off("readable", check).off("close", check).off("error", check);
      resolve();
    };
    request.on("readable", check).on("close", check).on("error", check);
    check();
  });
}
