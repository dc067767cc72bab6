import { kindOf, summarise } from "./summarise.mjs";

const frame = (source) => ({ url: source, functionName: "", lineNumber: 0, columnNumber: 0 });
const locate = ({ url }) => ({ source: url, line: /^[(]|^node:/.test(url) ? 0 : 7 });
const [page, json, react] = ["app/page.tsx", "node:buffer", "node_modules/react-dom/server.js"];

/** root → React → page → Node's own code; and garbage collection, idle time. */
const profile = {
  nodes: [
    { id: 1, callFrame: frame("(root)"), children: [2, 5, 6] },
    { id: 2, callFrame: frame(react), children: [3] },
    { id: 3, callFrame: frame(page), children: [4] },
    { id: 4, callFrame: frame(json) },
    { id: 5, callFrame: frame("(garbage collector)") },
    { id: 6, callFrame: frame("(idle)") },
  ],
  samples: [2, 3, 4, 4, 5, 6],
  timeDeltas: [1_000, 2_000, 3_000, 3_000, 500, 90_000],
};

test("sums busy time by kind, by function and by our sources with what they call", () => {
  expect(summarise(profile, locate)).toEqual({
    busyMs: 9.5,
    byKind: [
      ["calls, streams and sockets", 6],
      ["ours", 2],
      ["React: markup", 1],
      ["garbage collection", 0.5],
    ],
    bySource: [
      [json, 6],
      [`${page}:7`, 2],
      [`${react}:7`, 1],
      ["(garbage collector)", 0.5],
    ],
    byOwner: [[page, 8]],
  });
});

test.each([
  ["node_modules/zod/v4/core/parse.js", "validation"],
  ["node_modules/@opentelemetry/api/build/src/trace.js", "tracing"],
  ["node_modules/next/dist/esm/server/lib/trace/tracer.js", "tracing"],
  ["node_modules/next/dist/server/next-server.js", "Next"],
  ["node_modules/use-intl/dist/core.js", "texts"],
  ["node_modules/@electric-sql/pglite/dist/index.js", "the embedded database"],
  ["(wasm)", "the embedded database"],
  ["node_modules/drizzle-orm/sql/sql.js", "Drizzle"],
  ["node_modules/@hono/node-server/dist/index.mjs", "Hono"],
  ["lib/env.ts", "ours"],
  ["backend/main.ts", "ours"],
  ["middleware.ts", "ours"],
  ["(program)", "native code of Node and the engine"],
])("%s: %s", (source, kind) => expect(kindOf(source)).toBe(kind));
