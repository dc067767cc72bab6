import type { AnalyticsProvider } from "./resolve-analytics";

/**
 * Starts our own loader of each provider once a document. Scripts may be added by scripts that run
 * already ('strict-dynamic').
 */
export function loadAnalytics(providers: readonly AnalyticsProvider[]): void {
  for (const { name, id } of providers) {
    const source = `/assets/analytics/${name}.js`;
    if (document.querySelector(`script[src="${source}"]`)) continue;
    const script = document.createElement("script");
    script.async = true;
    script.dataset.id = id;
    script.src = source;
    document.head.append(script);
  }
}
