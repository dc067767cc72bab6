import { createHash } from "node:crypto";
import { RateLimiterRedis } from "rate-limiter-flexible";
import { createRedisLink } from "./create-redis-link";
import { openCounterInMemory, type OpenCounter } from "./open-counter";

/** Keys identify people and networks, and come from outside at any length. */
const toKey = (key: string) => `limit:${createHash("sha256").update(key).digest("base64url")}`;

const isTime = (value: unknown) => Number.isInteger(value) && Number(value) >= 0;
const isCount = (answer: unknown) =>
  Array.isArray(answer) && Number.isInteger(answer[0]) && isTime(answer[1]);
const isReading = (answer: unknown) =>
  Array.isArray(answer) &&
  (answer[0] === null || (/^-?\d+$/.test(String(answer[0])) && isTime(answer[1])));

type Settings = { log: (level: "info" | "error", line: string) => void; answerMs?: number };

/**
 * Counters that all backends share through Redis. While it is down, slow or faulty each backend
 * counts locally, and a call costs at most `answerMs` more, once; it returns to Redis by itself.
 * @param log gets a line when Redis is lost, an error, and when it is back
 */
export function createSharedCounters(redisUrl: string, { log, answerMs = 20 }: Settings) {
  const onChange = (lostBecause: string | null) =>
    lostBecause === null
      ? log("info", "Redis: limits are shared")
      : log("error", `Redis: ${lostBecause}; limits are counted in this process until it is back`);
  const { ask, stop } = createRedisLink(redisUrl, { answerMs, onChange });
  // The part of a client's interface that RateLimiterRedis uses.
  const storeClient = {
    eval: (script: string, { keys, arguments: values }: { keys: string[]; arguments: string[] }) =>
      ask((redis) => redis.eval(script, { keys: keys.map(toKey), arguments: values }), isCount),
    multi: () => ({
      get: (key: string) => ({
        pTTL: () => ({
          exec: () =>
            ask((redis) => redis.multi().get(toKey(key)).pTTL(toKey(key)).exec(), isReading),
        }),
      }),
    }),
    del: (key: string) => ask((redis) => redis.del(toKey(key)), Number.isInteger),
  };
  const openCounter: OpenCounter = (name, options) =>
    new RateLimiterRedis({
      storeClient,
      useRedisPackage: true,
      keyPrefix: name,
      points: options.points,
      duration: options.seconds,
      insuranceLimiter: openCounterInMemory(name, options),
    });
  return { openCounter, stop };
}
