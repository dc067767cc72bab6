import { redactSecrets } from "./redact-secrets";

type Level = "error" | "warn" | "info";
/**
 * `error` is written with its stack; no field contains a URL with a query or a token, or anything
 * of a body.
 */
type Fields = Readonly<Record<string, unknown>> & { message: string; error?: unknown };

const withStack = (error: unknown) =>
  error instanceof Error ? (error.stack ?? error.message) : error;

/**
 * A log line in the common shape, without secrets. JSON, so that nothing a visitor sent can forge a
 * line.
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
 * Logs a problem to standard error, synchronously: what ends a process must not wait in a buffer.
 */
export const logLine = (level: Level, fields: Fields): void =>
  console.error(toLogLine(level, fields));
