import { setImmediate as nextTurn, setTimeout as delay } from "node:timers/promises";
import { createClient } from "redis";

const connectMs = 1_000;
const reconnectMs = 1_000;

const open = (url: string) =>
  createClient({
    url,
    // Calls that Redis can't take now are counted here instead; nothing waits in a queue.
    disableOfflineQueue: true,
    disableClientInfo: true,
    maintNotifications: "disabled",
    socket: { connectTimeout: connectMs, reconnectStrategy: false },
  });
type Client = ReturnType<typeof open>;

/**
 * Fails after `ms`, but not if this process was merely too busy to read a response that has
 * arrived.
 */
async function inTime<T>(answer: Promise<T>, ms: number): Promise<T> {
  const timer = new AbortController();
  const tooLate = async (): Promise<never> => {
    await delay(ms, undefined, { signal: timer.signal });
    await nextTurn();
    throw new Error(`no answer within ${ms} ms`);
  };
  try {
    return await Promise.race([answer, tooLate()]);
  } finally {
    timer.abort();
  }
}

const toReason = (error: unknown): string =>
  error instanceof Error ? error.message || error.name : String(error);

/**
 * A connection to Redis that never makes callers wait. After one call without a prompt and
 * plausible response the connection is dropped; until a new one responds, all calls fail at once.
 * @param answerMs how long Redis may take
 * @param onChange called each time the connection is lost, with the reason, and each time it is
 * established
 */
export function createRedisLink(
  url: string,
  { answerMs, onChange }: { answerMs: number; onChange: (lostBecause: string | null) => void },
) {
  const stopping = new AbortController();
  let current: Client | null = null;

  function giveUp(client: Client, error: unknown) {
    if (client.isOpen) client.destroy();
    if (current !== client) return;
    current = null;
    onChange(toReason(error));
    void reconnect();
  }

  /** @throws if nothing responds there, or something other than Redis */
  async function connect(): Promise<void> {
    const client = open(url);
    client.on("error", (error: unknown) => giveUp(client, error));
    try {
      await inTime(client.connect(), connectMs);
      if ((await inTime(client.ping(), answerMs)) !== "PONG" || stopping.signal.aborted)
        throw new Error("an answer that makes no sense");
    } catch (error) {
      if (client.isOpen) client.destroy();
      throw error;
    }
    current = client;
    onChange(null);
  }

  async function reconnect({ isFirst = false } = {}): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        return await connect();
      } catch (error) {
        if (isFirst) onChange(toReason(error));
        isFirst = false;
        await delay(reconnectMs, undefined, { signal: stopping.signal, ref: false }).catch(
          () => undefined,
        );
      }
    }
  }
  void reconnect({ isFirst: true });

  /** @throws if Redis is down, too slow, or its response isn't `isPlausible` */
  async function ask<T>(
    run: (client: Client) => Promise<T>,
    isPlausible: (answer: unknown) => boolean,
  ): Promise<T> {
    const client = current;
    if (!client) throw new Error("Redis isn't connected");
    try {
      const answer = await inTime(run(client), answerMs);
      if (!isPlausible(answer)) throw new Error("an answer that makes no sense");
      return answer;
    } catch (error) {
      giveUp(client, error);
      throw error;
    }
  }

  function stop(): void {
    stopping.abort();
    const client = current;
    current = null;
    if (client?.isOpen) client.destroy();
  }
  return { ask, stop };
}
