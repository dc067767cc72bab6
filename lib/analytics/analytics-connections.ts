import type { AnalyticsProvider } from "./resolve-analytics";

/** Where each provider's script sends to, by the providers' own guides. Their scripts and pictures need no entry: 'strict-dynamic' and https: pictures let them pass. */
const connections: Record<AnalyticsProvider["name"], readonly string[]> = {
  google: ["https://*.google-analytics.com", "https://*.analytics.google.com", "https://*.googletagmanager.com"],
  facebook: ["https://www.facebook.com", "https://connect.facebook.net"],
};

export const analyticsConnections = (providers: readonly AnalyticsProvider[]): string[] => providers.flatMap(({ name }) => connections[name]);
