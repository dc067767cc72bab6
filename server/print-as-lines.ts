import { AsyncLocalStorage } from "node:async_hooks";
import { format, stripVTControlCharacters, types } from "node:util";

const scope = new AsyncLocalStorage<string>();
const levels = { error: "error", warn: "warn", info: "info", log: "info" } as const;
/**
 * Together below the 4 KB that a pipe writes atomically, so that lines of several processes don't
 * mix.
 */
const maximum = { message: 1_000, stack: 2_500 };

/** Anything printed during `work`, however late, is logged with the request's id. */
export const withRequestId = <T>(requestId: string, work: () => T): T => scope.run(requestId, work);

/** A line of ours is JSON already, and at most lacks the id. */
function readLine([text, ...others]: unknown[]): Record<string, unknown> | null {
  if (typeof text !== "string" || others.length > 0 || !text.startsWith('{"level":')) return null;
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return null;
  }
}

const toText = (value: unknown): string =>
  types.isNativeError(value) ? `${value.name}: ${value.message}` : format(value);

function toFields(values: unknown[]) {
  const error = values.find((value) => types.isNativeError(value));
  const text = format(...values.map((value) => (error && value === error ? toText(error) : value)));
  const { digest } = (error ?? {}) as { digest?: unknown };
  return {
    // Next prefixes a symbol for terminals.
    message: stripVTControlCharacters(text)
      .replace(/^[\s⨯⚠]+/u, "")
      .trimEnd()
      .slice(0, maximum.message),
    // The digest that the browser was given.
    ...(typeof digest === "string" ? { digest } : {}),
    ...(error?.stack ? { error: error.stack.slice(0, maximum.stack) } : {}),
    ...(error?.cause === undefined ? {} : { cause: toText(error.cause).slice(0, 200) }),
  };
}

/**
 * From now on everything this process prints through `console` becomes log lines on standard error:
 * Next and React print page errors as multi-line text, which log collectors split, and without the
 * request.
 */
export function printAsLines(
  write: (line: string) => void = (line) => void process.stderr.write(line),
): void {
  for (const method of Object.keys(levels) as (keyof typeof levels)[])
    console[method] = (...values: unknown[]) => {
      const requestId = scope.getStore();
      const known = requestId === undefined ? {} : { requestId };
      const line = readLine(values) ?? {
        level: levels[method],
        time: new Date().toISOString(),
        ...toFields(values),
      };
      write(`${JSON.stringify({ ...known, ...line })}\n`);
    };
}
