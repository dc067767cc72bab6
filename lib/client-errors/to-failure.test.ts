import { toFailure } from "./to-failure";

const origin = "http://voyara.localhost:3000";
const errorOf = (stack: string, { name = "TypeError", message = "x is not a function" } = {}) =>
  Object.assign(new Error(message), { name, stack });
const kindOf = (value: unknown, source?: string) =>
  toFailure(value, { origin, ...(source ? { source } : {}) }).kind;

test.each([
  ["our chunk", `TypeError: x\n    at f (${origin}/_next/static/chunks/a.js:1:22)`, "own"],
  ["our chunk, as Firefox and Safari say it", `f@${origin}/_next/static/chunks/a.js:1:22`, "own"],
  [
    "a provider that our code called",
    `TypeError: x\n    at g (https://www.googletagmanager.com/gtag/js:9:1)\n    at f (${origin}/_next/static/chunks/a.js:1:22)`,
    "foreign",
  ],
  ["an extension", "TypeError: x\n    at chrome-extension://abc/content.js:1:1", "foreign"],
  [
    "our loader of a provider",
    `TypeError: x\n    at ${origin}/assets/analytics/google.js:3:1`,
    "foreign",
  ],
  [
    "an origin that begins like ours",
    "TypeError: x\n    at http://voyara.localhost:3000.evil.test/_next/a.js:1:1",
    "foreign",
  ],
  ["nobody", "", "foreign"],
])("thrown by %s", (_name, stack, kind) => expect(kindOf(errorOf(stack))).toBe(kind));

test("without a stack, the browser's script URL decides", () => {
  expect(kindOf("Script error.")).toBe("foreign");
  expect(kindOf(undefined, `${origin}/_next/static/chunks/a.js`)).toBe("own");
  expect(
    kindOf("ResizeObserver loop completed with undelivered notifications.", `${origin}/`),
  ).toBe("foreign");
});

test("a URL in the message decides nothing", () =>
  expect(
    kindOf(
      errorOf(`Error: see ${origin}/_next/x.js\n    at https://cdn.test/a.js:1:1`, {
        message: `see ${origin}/_next/x.js`,
      }),
    ),
  ).toBe("foreign"));

test.each([
  [
    {
      name: "ChunkLoadError",
      message: "Failed to load chunk /_next/static/chunks/0f1.js from module 4711",
    },
    "/_next/static/chunks/0f1.js",
  ],
  [
    {
      name: "ChunkLoadError",
      message: "Loading chunk 42 failed.\n(error: http://voyara.localhost:3000/_next/static/42.js)",
    },
    `${origin}/_next/static/42.js`,
  ],
  [
    {
      name: "TypeError",
      message: `Failed to fetch dynamically imported module: ${origin}/_next/b.js`,
    },
    `${origin}/_next/b.js`,
  ],
  [{ name: "ChunkLoadError", message: "Loading chunk 42 failed." }, null],
])("%j names what failed to load", (error, request) =>
  expect(toFailure(errorOf("", error), { origin })).toMatchObject({ kind: "chunk", request }),
);

test.each([null, undefined, 7, {}, { message: 7 }, Symbol("x")])(
  "accepts any thrown value: %p",
  (value) => expect(kindOf(value)).toBe("foreign"),
);
