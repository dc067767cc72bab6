import { existsSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Readable } from "node:stream";
import sirv, { type Options } from "sirv";

export type StaticFolders = { nextStatic: string; assets: string };

/**
 * Served before Next; everything below these prefixes that isn't a file is 404, including Next's
 * image optimizer and source maps.
 */
const ownPrefixes = ["/_next/", "/assets/"];
const hidden = /\.(map|br|gz)$|\/\./;

/** Files by prefix, precompressed by the build; null if a request isn't for a file at all. */
export function createStaticFiles(folders: StaticFolders) {
  const shared = {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders: (response: ServerResponse) =>
      void response.setHeader("X-Content-Type-Options", "nosniff"),
  };
  const serveFolder = (folder: string, options: Options) =>
    existsSync(folder) ? sirv(folder, { ...shared, ...options }) : null;
  const folderOf = new Map([
    ["/_next/static/", serveFolder(folders.nextStatic, { immutable: true, maxAge: 31_536_000 })],
    ["/assets/", serveFolder(folders.assets, { maxAge: 3600 })],
  ]);

  return {
    owns: (path: string) => ownPrefixes.some((prefix) => path.startsWith(prefix)),

    /** Serves the file, or calls back if there is none. */
    serve(request: IncomingMessage, response: ServerResponse, onMissing: () => void): void {
      const url = request.url ?? "";
      const [prefix, serve] = [...folderOf].find(([start]) => url.startsWith(start)) ?? [];
      if (!prefix || !serve || hidden.test(url.split("?", 1)[0] ?? "")) {
        onMissing();
        return;
      }
      // sirv throws on a range that ends before it starts; ignoring ranges is always allowed (RFC
      // 9110 §14.2).
      delete request.headers.range;
      // sirv doesn't watch its stream: a file that vanished would end the process, a client that
      // left would keep it open.
      response.once("pipe", (file: Readable) => {
        file.once("error", () => response.destroy());
        response.once("close", () => file.destroy());
      });
      const original = request.url;
      request.url = url.slice(prefix.length - 1);
      serve(request, response, () => {
        request.url = original;
        onMissing();
      });
    },
  };
}
