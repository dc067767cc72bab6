import type { Env } from "@/lib/env";
import { findRoute } from "@/lib/routes/find-route";
import { otherRoute } from "@/lib/routes/routes";

/** A row of the route table also covers the paths below it. */
function isOwn(path: string): boolean {
  const { route } = findRoute(path);
  return route !== otherRoute && !route.isRemote;
}

export type RemoteApp = {
  /** The origin of its theme and its script. */
  origin: string;
  /** All origins it may load from and call besides this site, including its own. */
  origins: readonly string[];
};

/**
 * The remote main app if it renders this path, null if the path is ours or no app is configured.
 * `path` is without a language. File-like paths are never its pages: scanners and browsers request
 * many that don't exist.
 */
export function resolveRemoteApp(
  path: string,
  {
    REMOTE_APP_ORIGIN,
    REMOTE_APP_ALLOWED_ORIGINS,
  }: Pick<Env, "REMOTE_APP_ORIGIN" | "REMOTE_APP_ALLOWED_ORIGINS">,
): RemoteApp | null {
  const isFile = path.split("/").filter(Boolean).at(-1)?.includes(".");
  if (!REMOTE_APP_ORIGIN || isOwn(path) || isFile) return null;
  return { origin: REMOTE_APP_ORIGIN, origins: [REMOTE_APP_ORIGIN, ...REMOTE_APP_ALLOWED_ORIGINS] };
}
