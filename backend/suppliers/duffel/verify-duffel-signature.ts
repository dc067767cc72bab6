import { createHmac, timingSafeEqual } from "node:crypto";
import { minuteMs } from "@/lib/dates/durations";
import { msBetween } from "@/lib/dates/instants";

/** An older event may be a replay. */
const oldestMs = 5 * minuteMs;

/**
 * Whether one of the secrets has signed a webhook's body within the last minutes: HMAC-SHA256 of
 * its time and body, in hexadecimal (duffel.com/docs/guides/receiving-webhooks).
 */
export function verifyDuffelSignature(
  { body, signature }: { body: string; signature: string },
  { secrets, now }: { secrets: readonly string[]; now: Date },
): boolean {
  const parts = signature.split(",").map((part) => part.trim().split("="));
  const sentAt = parts.find(([name]) => name === "t")?.[1] ?? "";
  const age = Math.abs(msBetween(new Date(Number(sentAt) * 1_000), now));
  if (!/^\d{1,12}$/.test(sentAt) || age > oldestMs) return false;
  const given = parts.flatMap(([name, value]) => (/^v\d$/.test(name ?? "") ? (value ?? "") : []));
  return secrets.some((secret) => {
    const wanted = createHmac("sha256", secret).update(`${sentAt}.${body}`).digest("hex");
    return given.some((one) => /^[\da-f]{64}$/.test(one) && isSame(one, wanted));
  });
}

const isSame = (one: string, other: string) =>
  timingSafeEqual(Buffer.from(one), Buffer.from(other));
