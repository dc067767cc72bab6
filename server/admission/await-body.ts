import type { IncomingMessage } from "node:http";

/**
 * Waits until a body is here as a whole, or as much of one as Node keeps before it is read (16 or
 * 64 KB, nearly every form fits), or its client is gone. Nothing of it is taken. Whoever sends
 * slowly so holds up nobody but himself.
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
