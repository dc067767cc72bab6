import type { AnalyticsProvider } from "./resolve-analytics";

/**
 * Starts our loader of each provider once per document. Running scripts may add scripts
 * ('strict-dynamic').
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
