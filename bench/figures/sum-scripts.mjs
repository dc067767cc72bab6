import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

/**
 * Bytes of these scripts as gzip, from the files of the app in `folder`: over the wire one server
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
