import { QueryClient } from "@tanstack/react-query";
import { onClearQueries } from "./clear-queries";

// lib/api/browser.ts retries reads, and the server its own calls: a third layer would only make
// users wait.
const create = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 60_000, retry: false, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });

let shared: QueryClient | null = null;

/**
 * The browser's only client, passed to each hook: a provider around every page would load it even
 * without queries. On the server each call creates its own, so that no visitor's data stays there.
 */
export function getQueryClient(): QueryClient {
  if (typeof window === "undefined") return create();
  if (!shared) {
    const client = create();
    onClearQueries(() => client.removeQueries());
    shared = client;
  }
  return shared;
}
