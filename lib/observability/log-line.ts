import { redactSecrets } from "./redact-secrets";

type Level = "error" | "warn" | "info";
/**
 * `error` is written with its stack; no field holds an address with a query or a token, or anything
 * of a body.
 */
type Fields = Readonly<Record<string, unknown>> & { message: string; error?: unknown };

const withStack = (error: unknown) =>
  error instanceof Error ? (error.stack ?? error.message) : error;

/**
 * A line of the log in the shape of all of them, without secrets. JSON, so that nothing a visitor
 * sent can begin a line of its own.
 */
const toLogLine = (level: Level, { error, ...fields }: Fields): string =>
  JSON.stringify(
    {
      level,
      time: new Date().toISOString(),
      ...fields,
      ...(error === undefined ? {} : { error: withStack(error) }),
    },
    (_name, value: unknown) => (typeof value === "string" ? redactSecrets(value) : value),
  );

/**
 * Tells of a problem, on the error output and at once: what ends a process must not wait in a
 * buffer.
 */
export const logLine = (level: Level, fields: Fields): void =>
  console.error(toLogLine(level, fields));
