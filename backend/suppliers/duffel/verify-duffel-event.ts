import { createHmac, timingSafeEqual } from "node:crypto";
import * as z from "zod";
import { minuteMs } from "@/lib/dates/durations";
import { msBetween } from "@/lib/dates/instants";

/** An older event was sent by somebody who has kept it. */
const oldestMs = 5 * minuteMs;

const eventSchema = z.object({
  type: z.string(),
  live_mode: z.boolean(),
  data: z.object({ object: z.object({ id: z.string(), order_id: z.string().nullish() }) }),
});
/** `orderId`: of the order that it is about; whatever else it says is asked for. */
export type DuffelEvent = { type: string; isLive: boolean; orderId: string };

/**
 * The event in a webhook's body, if one of the secrets has signed it: HMAC-SHA256 of its time and
 * body, in hexadecimal (duffel.com/docs/guides/receiving-webhooks). Null for anything else.
 */
export function verifyDuffelEvent(
  { body, signature }: { body: string; signature: string },
  { secrets, now }: { secrets: readonly string[]; now: Date },
): DuffelEvent | null {
  const parts = signature.split(",").map((part) => part.trim().split("="));
  const sentAt = parts.find(([name]) => name === "t")?.[1] ?? "";
  const age = Math.abs(msBetween(new Date(Number(sentAt) * 1_000), now));
  if (!/^\d{1,12}$/.test(sentAt) || age > oldestMs) return null;
  const given = parts.flatMap(([name, value]) => (/^v\d$/.test(name ?? "") ? (value ?? "") : []));
  const isSigned = secrets.some((secret) => {
    const wanted = createHmac("sha256", secret).update(`${sentAt}.${body}`).digest("hex");
    return given.some(
      (one) =>
        one.length === wanted.length && timingSafeEqual(Buffer.from(one), Buffer.from(wanted)),
    );
  });
  if (!isSigned) return null;
  try {
    const read = eventSchema.safeParse(JSON.parse(body));
    if (!read.success) return null;
    const { type, live_mode: isLive, data } = read.data;
    return { type, isLive, orderId: data.object.order_id ?? data.object.id };
  } catch {
    return null;
  }
}
