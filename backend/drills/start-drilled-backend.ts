import { fork } from "node:child_process";
import { once } from "node:events";
import { header } from "@/lib/api/headers";
import type { Answer } from "../testing/sandbox-buyer";
import type { DrillCommand, Fate, DrillReport } from "./drilled-backend";

const backendToken = "drilled-service-credential";
const startWithinMs = 60_000;
const answerWithinMs = 30_000;

type Settings = {
  program: string;
  databaseUrl: string;
  dataDir: string;
  /** How far its clock is ahead. */ aheadMs: number;
  agencyHost: string;
};

/** A backend in its own process that reports its bookings' points, and can be stopped at one. */
export async function startDrilledBackend({
  program,
  databaseUrl,
  dataDir,
  aheadMs,
  agencyHost,
}: Settings) {
  const child = fork(program, [databaseUrl, dataDir, backendToken, String(aheadMs)], {
    execArgv: [],
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => (printed = (printed + chunk.toString()).slice(-4_000)));
  const passed: string[] = [];
  let onStopped: (point: string) => void = () => {};
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`the backend doesn't start:\n${printed}`)),
      startWithinMs,
    );
    child.on("message", (message: DrillReport) => {
      if ("url" in message) resolve(message.url);
      if ("passed" in message) passed.push(message.passed);
      if ("stopped" in message) onStopped(message.stopped);
    });
    child.once("exit", (code) => reject(new Error(`the backend ended with ${code}:\n${printed}`)));
    child.once("exit", () => clearTimeout(timer));
    child.once("message", () => clearTimeout(timer));
  });
  function send(command: DrillCommand): void {
    // When killed it reports nothing; but nothing except the drill may end it.
    if (!child.connected && child.signalCode !== "SIGKILL")
      throw new Error(`the backend ended by itself, with ${child.exitCode}:\n${printed}`);
    if (child.connected) child.send(command);
  }
  const ask = async (path: string, body: object = {}, accessToken?: string): Promise<Answer> => {
    const response = await fetch(`${url}${path}`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        [header.backendToken]: backendToken,
        [header.agencyHost]: agencyHost,
        ...(accessToken && { [header.authorization]: `Bearer ${accessToken}` }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(answerWithinMs),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  return {
    ask,
    /** All points passed so far, earliest first. */
    passed,
    /** Resolves once the fate was applied there. */
    stopAt: (stopAt: string, times: number, fate: Fate) =>
      new Promise<string>((resolve) => {
        onStopped = resolve;
        send({ stopAt, times, fate });
      }),
    /** The fate that wasn't applied yet never is. */
    disarm: () => send({ isDisarmed: true }),
    advance: (advanceMs: number) => send({ advanceMs }),
    /** Logged problems. */
    printed: () => printed,
    /** At once, without a shutdown. */
    async kill(): Promise<void> {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const isGone = once(child, "exit");
      child.kill("SIGKILL");
      await isGone;
    },
  };
}
export type DrilledBackend = Awaited<ReturnType<typeof startDrilledBackend>>;
