import * as z from "zod";
import { isFlown, listOffers, moveSlice, type AskedSlice } from "./double-offers";
import { createDoubleOrders } from "./double-orders";
import { createDoubleState, Refused } from "./double-state";

const offerRequestSchema = z.object({
  slices: z.array(
    z.object({
      origin: z.string().refine(isFlown),
      destination: z.string().refine(isFlown),
      departure_date: z.iso.date(),
    }),
  ),
  passengers: z.array(
    z.union([z.object({ type: z.literal("adult") }), z.object({ age: z.number().max(17) })]),
  ),
});

/**
 * Instead of an answer; `isDone`, and all but errors: after the request was carried out. accepted:
 * 202, it isn't made yet.
 */
export type Fault =
  | { status: number; code: string; isDone?: boolean }
  | "no answer"
  | "cut off"
  | "accepted";

/**
 * Duffel as its documentation has it, in memory: offers that expire and of whose request one can
 * be ordered, orders, seats, payments, cancellations in two steps, changes by airlines, errors.
 * Never compared with Duffel itself.
 */
export function createDuffelDouble({ now }: { now: () => Date }) {
  const state = createDoubleState({ now });
  const orders = createDoubleOrders(state, { now });
  const calls: { call: string; body: unknown }[] = [];
  const faults = new Map<string, Fault[]>();
  const meanwhile = new Map<string, () => Promise<void>>();

  function search(body: unknown) {
    const read = offerRequestSchema.safeParse(body);
    if (!read.success) throw new Refused(422, "validation_error");
    const request = state.toId("orq");
    const passengers = read.data.passengers.map((one) => ({ id: state.toId("pas"), ...one }));
    const found = listOffers(read.data.slices as AskedSlice[], {
      ...{ passengers, now: now() },
      toId: () => state.toId("off"),
    }).filter((offer) => !state.isSold(offer));
    for (const offer of found) {
      state.offers.set(offer.id, offer);
      state.requests.set(offer.id, request);
    }
    return {
      id: request,
      offers: found.map((offer) => {
        const { available_services: _, ...listed } = state.toPriced(offer);
        return listed;
      }),
    };
  }

  function answer(method: string, url: URL, body: unknown): unknown {
    const [, , noun = "", id = "", , action = ""] = url.pathname.split("/");
    const call = [method, noun, ...(id ? [":id"] : []), ...(action ? [action] : [])].join(" ");
    const answers: Record<string, () => unknown> = {
      "POST offer_requests": () => search(body),
      "GET offers :id": () => state.requireOffer(id),
      "GET seat_maps": () => orders.listSeatMaps(url.searchParams.get("offer_id") ?? ""),
      "POST orders": () => orders.createOrder(body),
      "GET orders :id": () => state.requireOrder(id),
      "GET orders": () => [...state.orders.values()].toReversed(),
      "POST payments": () => orders.pay(body),
      "POST order_cancellations": () => orders.quoteCancellation(body),
      "POST order_cancellations :id confirm": () => orders.confirmCancellation(id),
      "GET airline_initiated_changes": () => [...state.changes.values()],
      "POST airline_initiated_changes :id accept": () => orders.acceptChange(id),
    };
    const respond = answers[call];
    if (!respond) throw new Refused(404, "not_found");
    return respond();
  }

  const toErrors = (status: number, code: string) =>
    Response.json(
      { errors: [{ code, title: code, message: code }], meta: { status, request_id: "FZ" } },
      { status },
    );

  function respond(method: string, url: URL, body: unknown): Response {
    const fault = faults.get(`${method} ${url.pathname}`)?.shift();
    if (typeof fault === "object" && !fault.isDone) return toErrors(fault.status, fault.code);
    const data = structuredClone(JSON.parse(JSON.stringify(answer(method, url, body))) as unknown);
    if (fault === "no answer") throw new TypeError("fetch failed");
    if (fault === "accepted") return Response.json({}, { status: 202 });
    if (fault === "cut off") return new Response('{"data": {"id"');
    if (fault) return toErrors(fault.status, fault.code);
    return Response.json({ data, meta: null }, { status: method === "POST" ? 201 : 200 });
  }

  const fetchDouble: typeof globalThis.fetch = async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const { method = "GET" } = init;
    const sent = z
      .object({ data: z.unknown() })
      .safeParse(typeof init.body === "string" ? JSON.parse(init.body) : null);
    calls.push({ call: `${method} ${url.pathname}`, body: sent.data?.data });
    // Requests sent at the same time all arrive before any is answered.
    await Promise.resolve();
    const work = meanwhile.get(`${method} ${url.pathname}`);
    meanwhile.delete(`${method} ${url.pathname}`);
    await work?.();
    const headers = new Headers(init.headers);
    if (!/^Bearer duffel_test_\w+$/.test(headers.get("authorization") ?? ""))
      return toErrors(401, "access_token_not_found");
    if (headers.get("duffel-version") !== "v2") return toErrors(400, "unsupported_version");
    try {
      return respond(method, url, sent.data?.data);
    } catch (error) {
      if (error instanceof Refused) return toErrors(error.status, error.code);
      throw error;
    }
  };

  return {
    fetch: fetchDouble,
    /** Every call that was made, in order. */
    calls,
    countCalls: (call: string): number => calls.filter((one) => one.call === call).length,
    orders: state.orders,
    /** What the next such calls get, in order. */
    fail: (call: string, ...next: Fault[]) => void faults.set(call, next),
    /** What happens before the next such call is looked at. */
    beforeNext: (call: string, work: () => Promise<void>) => void meanwhile.set(call, work),
    makeDearer: state.makeDearer,
    /** Airlines keep so many pence of what they said comes back whole. */
    keep: (pence: number) => void (state.airline.kept = pence),
    /** Orders have no documents until they are issued. */
    withholdTickets: (isWithheld: boolean) => void (state.airline.isTicketing = !isWithheld),
    issueTickets: (orderId: string) => orders.issueTickets(state.requireOrder(orderId)),
    /** Seats that are left on all the flights that an id of ours names. */
    countLeft: (id: string): number =>
      Math.min(
        ...(id.split("~")[1] ?? "").split(/[._]/).map((flight) => {
          const [number = "", ends = "", date = ""] = flight.split("-");
          const day = [date.slice(0, 4), date.slice(4, 6), date.slice(6)].join("-");
          return state.countSeats(`${number.slice(2)} ${ends.slice(0, 3)} ${day}`);
        }),
      ),
    /** What airlines have changed; what is added here is sent verbatim. */
    changes: state.changes as Map<string, unknown>,
    /** An airline doesn't fly any of an order's flights. */
    callOff(orderId: string): void {
      const id = state.toId("aic");
      const { slices } = state.requireOrder(orderId);
      const about = { id, order_id: orderId, created_at: now().toISOString(), action_taken: null };
      state.changes.set(id, { ...about, removed: slices, added: [] });
    },
    /** An airline moves the first slice of an order to the next day. @returns the change's id */
    moveOrder(orderId: string): string {
      const [slice] = state.requireOrder(orderId).slices;
      if (!slice) throw new Error("the order has no flight");
      const id = state.toId("aic");
      const about = { id, order_id: orderId, created_at: now().toISOString(), action_taken: null };
      state.changes.set(id, { ...about, removed: [slice], added: [moveSlice(slice)] });
      return id;
    },
  };
}
