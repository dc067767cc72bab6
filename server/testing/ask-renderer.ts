import { request } from "node:http";
import { text } from "node:stream/consumers";

/** What `renderer-double.mjs` says of itself. */
export type RendererState = { purged: string[]; pid: number; token: string; heapLimit: number };

/** Asks the renderer that listens on a socket. @throws when nobody does */
export const askRenderer = async (socketPath: string, path = "/"): Promise<RendererState> =>
  JSON.parse(
    await new Promise<string>((resolve, reject) => {
      request({ socketPath, path }, (answer) => resolve(text(answer)))
        .once("error", reject)
        .end();
    }),
  ) as RendererState;
