import { fstatSync } from "node:fs";
import { pino, destination } from "pino";
import type { Env } from "@/lib/env";
import type { Visit } from "./visit";

const standardOutput = 1;
/**
 * A write of at most this many bytes into a pipe is never cut by another process's line (POSIX:
 * PIPE_BUF); into a file none is.
 */
const pipeBytes = 4_096;
const fileBytes = 65_536;
const longestLine = 1_024;
/** A line waits at most this long. */
const flushMs = 1_000;

export type AccessLog = { write: (visit: Visit) => void; flush: () => void };

type Destination = { write: (line: string) => unknown; flushSync?: () => void };

/**
 * Standard output, behind a buffer: the cached path answers tens of thousands a second and must not
 * wait for whoever reads.
 */
function openStandardOutput(): Destination {
  const maxWrite = fstatSync(standardOutput).isFile() ? fileBytes : pipeBytes;
  const output = destination({ dest: standardOutput, sync: false, maxWrite });
  // Whoever read it is gone; the site goes on without.
  output.on("error", () => {});

  // Gathered here and handed over many at a time: the stream measures whatever it is given, which
  // costs four times what a line does.
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

/** The time as a member of a line; the many lines of one millisecond share it. */
function createTimestamp(): () => string {
  let [at, text] = [0, ""];
  return () => {
    const now = Date.now();
    if (now !== at) [at, text] = [now, `,"time":"${new Date(now).toISOString()}"`];
    return text;
  };
}

/**
 * One line of JSON for each request (fields: docs/observability.md). 5xx are errors, everything
 * else is information. Holds no query, no cookie, no body, no whole address of a client, and no
 * path that could have a token or a reference in it.
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
