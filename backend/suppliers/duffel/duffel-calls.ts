import * as z from "zod";
import type { DuffelClient } from "./duffel-client";
import { offerSchema, seatMapSchema, type WireOffer, type WireSeatMap } from "./wire/offers";
import {
  airlineChangeSchema,
  cancellationSchema,
  listedOrderSchema,
  orderSchema,
  type WireAirlineChange,
  type WireCancellation,
  type WireOrder,
} from "./wire/orders";

/** Below what a call of the port may take. */
const readMs = 20_000;
const writeMs = 60_000;
const pageSize = 200;
const mostPages = 10;

const idOf = (id: string) => encodeURIComponent(id);

/** The calls of Duffel's API that flights are made of, each once. */
export function createDuffelCalls(client: DuffelClient) {
  async function one<T>(
    call: string,
    schema: z.ZodType<T>,
    { body, withinMs = readMs }: { body?: object; withinMs?: number } = {},
  ): Promise<T | null> {
    const answer = await client.call(call, { schema, withinMs, ...(body ? { body } : {}) });
    return answer?.data ?? null;
  }
  async function required<T>(...call: Parameters<typeof one<T>>): Promise<T> {
    const found = await one<T>(...call);
    if (found === null) throw new Error(`Duffel accepts ${call[0]} and answers nothing`);
    return found;
  }
  /** All pages, as far as they are looked through. */
  async function* listAll<T>(path: string, schema: z.ZodType<T>): AsyncGenerator<T> {
    let after: string | null = null;
    for (let page = 0; page < mostPages; page++) {
      const cursor: string = after === null ? "" : `&after=${encodeURIComponent(after)}`;
      const answer: { data: T[]; after: string | null } | null = await client.call(
        `GET ${path}?limit=${pageSize}${cursor}`,
        { schema: z.array(schema), withinMs: readMs },
      );
      yield* answer?.data ?? [];
      after = answer?.after ?? null;
      if (after === null) return;
    }
  }
  return {
    /** With the services that are sold by it. */
    getOffer: (id: string): Promise<WireOffer> =>
      required(`GET /air/offers/${idOf(id)}?return_available_services=true`, offerSchema),
    listSeatMaps: (offerId: string): Promise<WireSeatMap[]> =>
      required(`GET /air/seat_maps?offer_id=${idOf(offerId)}`, z.array(seatMapSchema)),
    /** Null where it is accepted and not made yet. Never to be sent twice. */
    createOrder: (body: object): Promise<WireOrder | null> =>
      one("POST /air/orders", orderSchema, { body, withinMs: writeMs }),
    getOrder: (id: string): Promise<WireOrder> =>
      required(`GET /air/orders/${idOf(id)}`, orderSchema),
    listOrders: () => listAll("/air/orders", listedOrderSchema),
    async pay(order: WireOrder): Promise<void> {
      await one("POST /air/payments", z.unknown(), {
        withinMs: writeMs,
        body: {
          order_id: order.id,
          payment: {
            type: "balance",
            amount: order.total_amount,
            currency: order.total_currency,
          },
        },
      });
    },
    /** What cancelling gives back: nothing is cancelled by it. */
    quoteCancellation: (orderId: string): Promise<WireCancellation> =>
      required("POST /air/order_cancellations", cancellationSchema, {
        body: { order_id: orderId },
      }),
    confirmCancellation: (id: string): Promise<WireCancellation> =>
      required(`POST /air/order_cancellations/${idOf(id)}/actions/confirm`, cancellationSchema, {
        withinMs: writeMs,
      }),
    /** Unread: a single one that can't be read hides none of the others. */
    listAirlineChanges: () => listAll("/air/airline_initiated_changes", z.unknown()),
    acceptAirlineChange: (id: string): Promise<WireAirlineChange> =>
      required(
        `POST /air/airline_initiated_changes/${idOf(id)}/actions/accept`,
        airlineChangeSchema,
      ),
  };
}
export type DuffelCalls = ReturnType<typeof createDuffelCalls>;
