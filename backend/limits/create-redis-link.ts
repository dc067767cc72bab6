import { setImmediate as nextTurn, setTimeout as delay } from "node:timers/promises";
import { createClient } from "redis";

const connectMs = 1_000;
const reconnectMs = 1_000;

const open = (url: string) =>
  createClient({
    url,
    // What can't be asked now is counted here instead; nothing waits in a queue.
    disableOfflineQueue: true,
    disableClientInfo: true,
    maintNotifications: "disabled",
    socket: { connectTimeout: connectMs, reconnectStrategy: false },
  });
type Client = ReturnType<typeof open>;

/**
 * Fails after `ms`, but not because this very process was too busy to read an answer that is here.
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
 * A connection to Redis that nobody has to wait for. One call without a prompt and plausible
 * answer, and the connection is given up; until a new one answers, all calls fail at once.
 * @param answerMs how long Redis may take
 * @param onChange hears each time it is lost, with the reason, and each time it is there (again)
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

  /** @throws when nobody answers there, or somebody who is no Redis */
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

  /** @throws when Redis isn't there, is too slow, or says what `isPlausible` doesn't believe */
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
