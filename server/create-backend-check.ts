import { header } from "@/lib/api/headers";
import { logLine } from "@/lib/observability/log-line";

const readinessTimeoutMs = 2_000;

type MainApi = { url: string | undefined; token: string | undefined };

/**
 * Asks the main API whether it is up, including its database and our service credential: with a
 * wrong credential every page would be an error.
 * @returns a function that says whether it is, and logs when the credential begins to be rejected
 */
export function createBackendCheck(
  getMainApi: () => MainApi,
  log = logLine,
): () => Promise<boolean> {
  let wasRefused = false;
  return async function isBackendReady() {
    const { url, token } = getMainApi();
    if (!url) return false;
    try {
      const headers: Record<string, string> = token ? { [header.backendToken]: token } : {};
      const answer = await fetch(`${url}/healthz`, {
        headers,
        signal: AbortSignal.timeout(readinessTimeoutMs),
        redirect: "error",
      });
      await answer.body?.cancel();
      const isRefused = answer.status === 401 || answer.status === 403;
      if (isRefused && !wasRefused)
        log("error", {
          message: `BACKEND_TOKEN: the main API at ${url} refuses it; it has to be the same on both sides`,
        });
      wasRefused = isRefused;
      return answer.ok;
    } catch {
      return false;
    }
  };
}
