import type { Env } from "@/lib/env";
import { findRoute } from "@/lib/routes/find-route";
import { resolveRemoteApp } from "./resolve-remote-app";

/**
 * Whether a menu may link to this path: this site has a page there, or the remote main app does.
 * `path` is without a language.
 */
export function hasPage(
  path: string,
  settings: Pick<Env, "REMOTE_APP_ORIGIN" | "REMOTE_APP_ALLOWED_ORIGINS">,
): boolean {
  const { route, isExact } = findRoute(path);
  return (isExact && !route.isRemote) || resolveRemoteApp(path, settings) !== null;
}
