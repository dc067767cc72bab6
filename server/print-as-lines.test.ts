import { setImmediate as nextTurn } from "node:timers/promises";
import { logLine } from "@/lib/observability/log-line";
import { printAsLines, withRequestId } from "./print-as-lines";

const { error, warn, info, log } = console;
afterEach(() => void Object.assign(console, { error, warn, info, log }));

function listen() {
  const written: string[] = [];
  printAsLines((line) => void written.push(line));
  return () => written.map((line) => JSON.parse(line) as Record<string, unknown>);
}

test("what Next prints about a page is one line with the request's id, however late", async () => {
  const lines = listen();
  const failure = Object.assign(new Error("no such\ntable", { cause: new Error("below") }), {
    digest: "1234",
  });
  const fail = async () => {
    await nextTurn();
    console.error("\u001B[31m⨯\u001B[39m", failure);
  };
  await Promise.all([withRequestId("request-1", fail), withRequestId("request-2", fail)]);
  console.warn(" ⚠ outside of %s request", "any");
  const [first, second, third] = lines();
  expect(first).toEqual({
    requestId: "request-1",
    level: "error",
    time: expect.stringMatching(/^\d{4}-.*Z$/),
    message: "Error: no such\ntable",
    digest: "1234",
    error: expect.stringContaining("print-as-lines.test.ts"),
    cause: "Error: below",
  });
  expect(second).toMatchObject({ requestId: "request-2" });
  expect(third).toEqual({
    level: "warn",
    time: expect.any(String),
    message: "outside of any request",
  });
});

test("our own lines stay unchanged, except for a missing id", () => {
  const lines = listen();
  withRequestId("request-1", () => {
    logLine("warn", { message: "deals: refused" });
    logLine("error", { message: "told", requestId: "its-own" });
  });
  expect(lines()).toMatchObject([
    { level: "warn", message: "deals: refused", requestId: "request-1" },
    { level: "error", message: "told", requestId: "its-own" },
  ]);
});

test("a line is small enough for one atomic write", () => {
  const written: string[] = [];
  printAsLines((line) => void written.push(line));
  const failure = new Error("x".repeat(9_000));
  console.error("⨯", failure);
  expect(Buffer.byteLength(written.join(""))).toBeLessThanOrEqual(4_096);
});
