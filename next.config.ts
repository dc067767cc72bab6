import createNextIntlPlugin from "next-intl/plugin";
import type { NextConfig } from "next";

const config: NextConfig = {
  poweredByHeader: false,
  // The front door compresses.
  compress: false,
  // Title and meta stand in <head> for everyone, also in shared copies.
  htmlLimitedBots: /.*/,
  images: { unoptimized: true },
};

export default createNextIntlPlugin("./lib/i18n/request.ts")(config);
