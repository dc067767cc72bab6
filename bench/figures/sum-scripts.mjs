import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

/**
 * Gzipped bytes of these scripts, from the files of the app in `folder`: over the wire one server
 * sends Brotli, the other gzip.
 */
export const sumScripts = (urls, folder) =>
  urls.reduce(
    (total, url) =>
      total +
      gzipSync(readFileSync(`${folder}${new URL(url).pathname.replace("/_next", "/.next")}`))
        .length,
    0,
  );
