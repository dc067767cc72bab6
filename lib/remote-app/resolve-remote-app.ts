import type { Env } from "@/lib/env";
import { pageRoutes } from "@/lib/routes/routes";

/** First segments of the paths that are this site's own. */
const ownSegments: ReadonlySet<string> = new Set(pageRoutes.flatMap(({ name, isRemote }) => (isRemote ? [] : [name.split("/")[1] ?? ""])));

export type RemoteApp = {
  /** Where its theme and its script come from. */
  origin: string;
  /** All it may load and call besides this site, its own origin among them. */
  origins: readonly string[];
};

/**
 * The remote main app where it shows this path, null where the path is ours or no app is configured (decision 10).
 * `path` is without a language. What ends like a file is never a page of it: scanners and browsers ask for many that don't exist.
 */
export function resolveRemoteApp(
  path: string,
  { REMOTE_APP_ORIGIN, REMOTE_APP_ALLOWED_ORIGINS }: Pick<Env, "REMOTE_APP_ORIGIN" | "REMOTE_APP_ALLOWED_ORIGINS">,
): RemoteApp | null {
  const segments = path.split("/").filter(Boolean);
  const [first] = segments;
  if (!REMOTE_APP_ORIGIN || first === undefined || ownSegments.has(first) || segments.at(-1)?.includes(".")) return null;
  return { origin: REMOTE_APP_ORIGIN, origins: [REMOTE_APP_ORIGIN, ...REMOTE_APP_ALLOWED_ORIGINS] };
}
