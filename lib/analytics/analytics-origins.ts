import type { AnalyticsProvider } from "./resolve-analytics";

type Origins = { scriptOrigins: readonly string[]; connections: readonly string[] };

/**
 * The origins of each provider's script and where it sends data, from the providers' guides. Their
 * images need no entry: https: allows them.
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
