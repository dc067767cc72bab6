import { splitLanguage } from "@/lib/i18n/split-language";
import { findRoute } from "@/lib/routes/find-route";
import { purgePath } from "@/lib/signed-events/purge-event";
import type { SeenRoute } from "./visit";

const purges: SeenRoute = { name: purgePath, isPathSafe: true };
const staticFile: SeenRoute = { name: "static", isPathSafe: false };
const isStatic = (path: string) => path.startsWith("/_next/") || path.startsWith("/assets/");

/**
 * What stands for an address in logs, figures and traces. The path itself may be written down only
 * where it is exactly a page of ours whose address holds neither a token nor somebody's reference:
 * of what we don't know we can't tell what it holds.
 */
export function findSeenRoute(path: string): SeenRoute {
  if (isStatic(path)) return staticFile;
  if (path === purgePath) return purges;
  const { route, isExact } = findRoute(splitLanguage(path).path);
  return { name: route.name, isPathSafe: isExact && !route.hasToken && !route.isPersonal };
}
