import type { Env } from "@/lib/env";
import { findRoute } from "@/lib/routes/find-route";
import { otherRoute } from "@/lib/routes/routes";

/** A row of the route table stands for what lies below it as well. */
function isOwn(path: string): boolean {
  const { route } = findRoute(path);
  return route !== otherRoute && !route.isRemote;
}

export type RemoteApp = {
  /** Where its theme and its script come from. */
  origin: string;
  /** All it may load and call besides this site, its own origin among them. */
  origins: readonly string[];
};

/**
 * The remote main app where it shows this path, null where the path is ours or no app is
 * configured. `path` is without a language. What ends like a file is never a page of it: scanners
 * and browsers ask for many that don't exist.
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
