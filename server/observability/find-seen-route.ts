import { splitLanguage } from "@/lib/i18n/split-language";
import { findRoute } from "@/lib/routes/find-route";
import { purgePath } from "@/lib/signed-events/purge-event";
import type { SeenRoute } from "./visit";

const purges: SeenRoute = { name: purgePath, isPathSafe: true };
const staticFile: SeenRoute = { name: "static", isPathSafe: false };
const isStatic = (path: string) => path.startsWith("/_next/") || path.startsWith("/assets/");

/**
 * What represents a URL in logs, metrics and traces. The path itself may be logged only if it is
 * exactly a page of ours without a token or a booking reference: of unknown paths we can't tell
 * what they contain.
 */
export function findSeenRoute(path: string): SeenRoute {
  if (isStatic(path)) return staticFile;
  if (path === purgePath) return purges;
  const { route, isExact } = findRoute(splitLanguage(path).path);
  return { name: route.name, isPathSafe: isExact && !route.hasToken && !route.isPersonal };
}
