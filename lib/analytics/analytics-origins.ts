import type { AnalyticsProvider } from "./resolve-analytics";

type Origins = { scriptOrigins: readonly string[]; connections: readonly string[] };

/**
 * Whose script each provider runs and where that sends to, by the providers' own guides. Their
 * pictures need no entry: https: lets them pass.
 */
const originsOf: Record<AnalyticsProvider["name"], Origins> = {
  google: {
    scriptOrigins: ["https://*.googletagmanager.com"],
    connections: [
      "https://*.google-analytics.com",
      "https://*.analytics.google.com",
      "https://*.googletagmanager.com",
    ],
  },
  facebook: {
    scriptOrigins: ["https://connect.facebook.net"],
    connections: ["https://www.facebook.com", "https://connect.facebook.net"],
  },
};

export function analyticsOrigins(providers: readonly AnalyticsProvider[]): Origins {
  const used = providers.map(({ name }) => originsOf[name]);
  return {
    scriptOrigins: used.flatMap(({ scriptOrigins }) => scriptOrigins),
    connections: used.flatMap(({ connections }) => connections),
  };
}
