/** What a source does, by the first pattern that it matches. */
const kinds = [
  ["idle", /^\(idle\)$/],
  ["garbage collection", /^\(garbage collector\)$/],
  ["native code of Node and the engine", /^\((?:program|native|root)\)$/],
  ["tracing", /@opentelemetry|next\/dist\/(?:esm\/)?server\/lib\/trace\//],
  ["validation", /node_modules\/zod\//],
  ["the embedded database", /^\(wasm\)$|node_modules\/@electric-sql\//],
  ["Drizzle", /node_modules\/drizzle-orm\//],
  ["Hono", /node_modules\/(?:hono|@hono)\//],
  ["class lists", /node_modules\/clsx\//],
  ["texts", /node_modules\/(?:next-intl|use-intl|@formatjs|icu-minify)\//],
  ["calls, streams and sockets", /^node:|node_modules\/ky\//],
  ["React: data for the browser", /react-server-dom-\w+-server/],
  ["React: reading that data again", /react-server-dom-\w+-client/],
  ["React: markup", /react-dom/],
  ["Next", /node_modules\/(?:next|react)\//],
  ["other packages", /node_modules\//],
  ["ours", /^(?:app|backend|components|lib|messages|server)\/|^middleware\.ts$/],
  ["the bundler's modules", /./],
];
export const kindOf = (source) => kinds.find(([, pattern]) => pattern.test(source))[0];
const isOurs = (source) => kindOf(source) === "ours";

/**
 * Where the time of a profile went, in milliseconds of busy time: by kind; by source and line,
 * without what they call; and by our own source, with what it calls up to the next one of ours.
 * @param locate see `createLocator`
 */
export function summarise({ nodes, samples, timeDeltas }, locate) {
  const places = new Map(nodes.map(({ id, callFrame }) => [id, locate(callFrame)]));
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((to) => [to, id])));
  const owners = new Map();
  const ownerOf = (id) => {
    if (!owners.has(id)) {
      const { source } = places.get(id);
      const parent = parents.get(id);
      owners.set(id, isOurs(source) ? source : parent === undefined ? null : ownerOf(parent));
    }
    return owners.get(id);
  };
  const [byKind, bySource, byOwner] = [new Map(), new Map(), new Map()];
  const add = (sums, name, milliseconds) => sums.set(name, (sums.get(name) ?? 0) + milliseconds);
  let busyMs = 0;
  for (const [index, id] of samples.entries()) {
    const milliseconds = timeDeltas[index] / 1000;
    const { source, line } = places.get(id);
    const kind = kindOf(source);
    if (kind === "idle") continue;
    busyMs += milliseconds;
    add(byKind, kind, milliseconds);
    add(bySource, line > 0 ? `${source}:${line}` : source, milliseconds);
    const owner = ownerOf(id);
    if (owner) add(byOwner, owner, milliseconds);
  }
  const sorted = (sums) => [...sums].sort(([, one], [, other]) => other - one);
  return {
    busyMs,
    byKind: sorted(byKind),
    bySource: sorted(bySource),
    byOwner: sorted(byOwner),
  };
}
