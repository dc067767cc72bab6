import { fstatSync } from "node:fs";
import { pino, destination } from "pino";
import type { Env } from "@/lib/env";
import type { Visit } from "./visit";

const standardOutput = 1;
/**
 * A write of at most this many bytes into a pipe is never interleaved with another process's
 * (POSIX: PIPE_BUF).
 */
const pipeBytes = 4_096;
const fileBytes = 65_536;
const longestLine = 1_024;
/** The longest time a line is buffered. */
const flushMs = 1_000;

export type AccessLog = { write: (visit: Visit) => void; flush: () => void };

type Destination = { write: (line: string) => unknown; flushSync?: () => void };

/**
 * Buffered standard output: the cached path serves tens of thousands of requests a second and must
 * not wait for the reader.
 */
function openStandardOutput(): Destination {
  const maxWrite = fstatSync(standardOutput).isFile() ? fileBytes : pipeBytes;
  const output = destination({ dest: standardOutput, sync: false, maxWrite });
  // The reader is gone; the site goes on without.
  output.on("error", () => {});

  // Batched here: the stream measures every write, which costs four times as much as a line.
  let lines = "";
  let timer: NodeJS.Timeout | undefined;
  function handOver(): void {
    clearTimeout(timer);
    timer = undefined;
    if (lines) output.write(lines);
    lines = "";
  }
  return {
    write(line) {
      lines += line;
      if (lines.length > maxWrite - longestLine) handOver();
      else timer ??= setTimeout(handOver, flushMs).unref();
    },
    flushSync() {
      handOver();
      output.flushSync();
    },
  };
}

/** The timestamp as a JSON member; lines of the same millisecond share it. */
function createTimestamp(): () => string {
  let [at, text] = [0, ""];
  return () => {
    const now = Date.now();
    if (now !== at) [at, text] = [now, `,"time":"${new Date(now).toISOString()}"`];
    return text;
  };
}

/**
 * One line of JSON per request (fields: docs/observability.md). 5xx are errors, everything else is
 * info. Contains no query, cookie, body, full client address, nor a path that could hold a token or
 * a reference.
 */
export function createAccessLog({
  level,
  output = openStandardOutput(),
}: {
  level: Env["LOG_LEVEL"];
  output?: Destination;
}): AccessLog {
  const log = pino(
    {
      level,
      base: null,
      messageKey: "message",
      timestamp: createTimestamp(),
      formatters: { level: (label) => ({ level: label }) },
    },
    output,
  );
  return {
    write(visit) {
      const line = visit.toLine();
      if ((line.status ?? 0) >= 500) log.error(line);
      else log.info(line);
    },
    flush: () => output.flushSync?.(),
  };
}
