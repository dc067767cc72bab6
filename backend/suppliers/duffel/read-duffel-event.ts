import * as z from "zod";

const eventSchema = z.object({
  type: z.string().min(1),
  idempotency_key: z.unknown().optional(),
  data: z.object({ object: z.unknown().optional() }).nullish(),
});
const idsSchema = z.object({ order_id: z.unknown().optional(), id: z.unknown().optional() });
const orderIdSchema = z.string().regex(/^ord_\w{1,60}$/);

/**
 * `orderId`: of the order that it is about; null where it names none. Nothing else that it says is
 * believed.
 */
export type DuffelEvent = { type: string; orderId: string | null };

/** The event in a webhook's body; null for what is none. */
export function readDuffelEvent(body: string): DuffelEvent | null {
  const event = eventSchema.safeParse(toJson(body)).data;
  if (!event) return null;
  const ids = idsSchema.safeParse(event.data?.object).data;
  // An event has the order itself, or what belongs to one.
  const [orderId = null] = [ids?.order_id, ids?.id, event.idempotency_key].flatMap(
    (id) => orderIdSchema.safeParse(id).data ?? [],
  );
  return { type: event.type, orderId };
}

function toJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
