import { request } from "node:http";
import { text } from "node:stream/consumers";

/** What `renderer-double.mjs` reports about itself. */
export type RendererState = {
  purged: string[];
  purgedReads: string[];
  pid: number;
  token: string;
  heapLimit: number;
};

/** Requests the state of the renderer that listens on a socket. @throws if none does */
export const getRendererState = async (socketPath: string, path = "/"): Promise<RendererState> =>
  JSON.parse(
    await new Promise<string>((resolve, reject) => {
      request({ socketPath, path }, (answer) => resolve(text(answer)))
        .once("error", reject)
        .end();
    }),
  ) as RendererState;
