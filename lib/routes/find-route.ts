import { doorRoutes, fileRoutes, otherRoute, pageRoutes, type Route } from "./routes";

type Node = { route: Route | null; children: Map<string, Node>; parameter: Node | null };
type Found = { route: Route; depth: number };

const newNode = (): Node => ({ route: null, children: new Map(), parameter: null });
const toSegments = (path: string) => path.toLowerCase().split("/").filter(Boolean);

function add(root: Node, route: Route): void {
  let node = root;
  for (const segment of toSegments(route.name)) {
    if (segment.startsWith("[")) node = node.parameter ??= newNode();
    else {
      const child = node.children.get(segment) ?? newNode();
      node.children.set(segment, child);
      node = child;
    }
  }
  node.route = route;
}

/** The deepest matching row; a name wins over a parameter at the same depth. */
function walk(node: Node, segments: readonly string[], depth: number): Found | null {
  const segment = segments[depth];
  const own = node.route && { route: node.route, depth };
  if (segment === undefined) return own;
  const child = node.children.get(segment);
  const named = child ? walk(child, segments, depth + 1) : null;
  const other = node.parameter ? walk(node.parameter, segments, depth + 1) : null;
  const deeper = other && (!named || other.depth > named.depth) ? other : named;
  return deeper ?? own;
}

const root = newNode();
for (const route of [...pageRoutes, ...fileRoutes, ...doorRoutes]) add(root, route);
const home = root.route;
// The home page doesn't cover the paths below it.
root.route = null;

const siteMap = /^\/sitemap-[a-z]+\.xml$/;
const siteMapRoute = fileRoutes.find(({ name }) => name === "/sitemap-[kind].xml") ?? otherRoute;

/**
 * The row of a path, case-insensitive; always finds one. `path` is without a language. `isExact`:
 * the row's own page, not a path below it.
 */
export function findRoute(path: string): { route: Route; isExact: boolean } {
  if (siteMap.test(path)) return { route: siteMapRoute, isExact: true };
  const segments = toSegments(path);
  if (segments.length === 0) return { route: home ?? otherRoute, isExact: true };
  const found = walk(root, segments, 0);
  return found
    ? { route: found.route, isExact: found.depth === segments.length }
    : { route: otherRoute, isExact: false };
}
