import createNextIntlPlugin from "next-intl/plugin";
import type { NextConfig } from "next";

const config: NextConfig = {
  poweredByHeader: false,
  // The front door compresses.
  compress: false,
  // Title and meta stand in <head> for everyone, also in shared copies.
  htmlLimitedBots: /.*/,
  images: { unoptimized: true },
  experimental: {
    // forbidden(), with its 403.
    authInterrupts: true,
    // Five scripts fewer on a first page, and a few kilobytes less: what the next page shares with
    // it is loaded twice now and then (docs/performance.md).
    turbopackChunking: { firstPageLoadPriority: 1, requestCost: 2_000_000, minChunkSize: 400_000 },
  },
};

// Compiled ahead: the browser formats texts without a parser for them.
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
