import createNextIntlPlugin from "next-intl/plugin";
import type { NextConfig } from "next";

const config: NextConfig = {
  poweredByHeader: false,
  // The front door compresses.
  compress: false,
  // Title and meta are in <head> for all clients, also in shared copies.
  htmlLimitedBots: /.*/,
  images: { unoptimized: true },
  // `npm test` and `npm run verify` check the types of everything, tests included.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // forbidden(), with its 403.
    authInterrupts: true,
    // A fresh clone's first build reads none, and would write 200 MB.
    turbopackFileSystemCacheForBuild: !process.env.CI,
    // Five scripts and a few kilobytes fewer on a first page; in return code shared with the next
    // page is occasionally loaded twice (docs/performance.md).
    turbopackChunking: { firstPageLoadPriority: 1, requestCost: 2_000_000, minChunkSize: 400_000 },
  },
};

// Precompiled: the browser needs no message parser.
const messages = {
  path: "./messages",
  locales: "infer",
  format: "json",
  precompile: true,
} as const;

export default createNextIntlPlugin({
  requestConfig: "./lib/i18n/request.ts",
  experimental: { messages },
})(config);
