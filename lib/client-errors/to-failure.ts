export type Failure = {
  /** A chunk of ours that didn't load · our own code · anything else that runs in the page. */
  kind: "chunk" | "own" | "foreign";
  name: string;
  message: string;
  /** The requested URL, if loading failed. */
  request: string | null;
  stack: string;
};

const firstAddress = /(?:https?:\/\/|\/_next\/)[^\s'"():?#]+(?::\d+(?=\/))?[^\s'"():?#]*/;
const isChunkFailure = ({ name, message }: { name: string; message: string }) =>
  name === "ChunkLoadError" ||
  /^(?:Failed to load chunk|Loading (?:CSS )?chunk|Failed to fetch dynamically imported module)\b/i.test(
    message,
  );

const textOf = (value: unknown, key: "name" | "message" | "stack"): string => {
  const text: unknown =
    typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
  return typeof text === "string" ? text : "";
};

/**
 * What was thrown or rejected, and whose code it is: decided by the first URL in its stack, else
 * the script that the browser names. Scripts of other origins, of extensions and of unknown origin
 * are foreign: they never replace the page with an error.
 */
export function toFailure(
  value: unknown,
  { origin, source = "" }: { origin: string; source?: string },
): Failure {
  const name = textOf(value, "name") || "Error";
  const message = textOf(value, "message") || (typeof value === "string" ? value : "");
  const stack = textOf(value, "stack");
  const thrower = firstAddress.exec(stack.replace(message, ""))?.[0] ?? source;
  if (isChunkFailure({ name, message }))
    return {
      kind: "chunk",
      name,
      message,
      request: firstAddress.exec(message)?.[0] ?? null,
      stack,
    };
  return {
    kind: thrower.startsWith(`${origin}/_next/`) ? "own" : "foreign",
    name,
    message,
    request: null,
    stack,
  };
}
