import createNextIntlPlugin from "next-intl/plugin";
import type { NextConfig } from "next";

const config: NextConfig = {
  poweredByHeader: false,
  // The front door compresses.
  compress: false,
  // Title and meta stand in <head> for everyone, also in shared copies.
  htmlLimitedBots: /.*/,
  images: { unoptimized: true },
  // forbidden(), with its 403.
  experimental: { authInterrupts: true },
};

// Compiled ahead: the browser formats texts without a parser for them.
const messages = { path: "./messages", locales: "infer", format: "json", precompile: true } as const;

export default createNextIntlPlugin({ requestConfig: "./lib/i18n/request.ts", experimental: { messages } })(config);
