import type { BookingState } from "@/lib/api/contract/booking-states";
import type { Quote } from "@/lib/api/contract/quotes";
import { addDays, toLocalDate } from "@/lib/dates/calendar-date";
import type { FlightWord } from "../suppliers/sandbox/flights/null-island";
import { createSandboxBuyer, type Answer, type Placed } from "../testing/sandbox-buyer";
import type { World } from "./open-world";

export type Phase = "order" | "startPayment" | "pay" | "cancel" | "wait";
/** What is bought of Null Island, by what happens with it (docs/sandbox.md). */
export type Purchased = { hotel: string } | { car: string } | { flight: FlightWord };
/** The course of a purchase: what is done, and the resulting state. */
export type Scenario = {
  name: string;
  buys: Purchased;
  phases: [phase: Phase, endsIn: BookingState][];
};

export const scenarios: [Scenario, ...Scenario[]] = [
  {
    name: "bought and cancelled",
    buys: { hotel: "plain" },
    phases: [
      ["order", "held"],
      ["startPayment", "paying"],
      ["pay", "confirmed"],
      ["cancel", "refunded"],
    ],
  },
  {
    name: "refused by the hotel",
    buys: { hotel: "refused" },
    phases: [
      ["order", "held"],
      ["startPayment", "paying"],
      ["pay", "refunded"],
    ],
  },
  {
    name: "not paid in time",
    buys: { hotel: "plain" },
    phases: [
      ["order", "held"],
      ["startPayment", "paying"],
      ["wait", "failed"],
    ],
  },
  {
    name: "no answer from the hotel",
    buys: { hotel: "timeout-after-booking" },
    phases: [
      ["order", "held"],
      ["startPayment", "paying"],
      ["pay", "confirmed"],
    ],
  },
  {
    name: "no answer from the hotel, and no word of it for a minute",
    buys: { hotel: "unsure" },
    phases: [
      ["order", "held"],
      ["startPayment", "paying"],
      ["pay", "confirmed"],
    ],
  },
  {
    name: "a car bought and cancelled",
    buys: { car: "part-payment" },
    phases: [
      ["order", "held"],
      ["startPayment", "paying"],
      ["pay", "confirmed"],
      ["cancel", "refunded"],
    ],
  },
  {
    name: "a car not paid in time",
    buys: { car: "last-car" },
    phases: [
      ["order", "held"],
      ["startPayment", "paying"],
      ["wait", "failed"],
    ],
  },
  {
    name: "a car refused by its company",
    buys: { car: "refused" },
    phases: [
      ["order", "held"],
      ["startPayment", "paying"],
      ["pay", "refunded"],
    ],
  },
  {
    name: "no answer about a car, and no word of it for a minute",
    buys: { car: "unsure" },
    phases: [
      ["order", "held"],
      ["startPayment", "paying"],
      ["pay", "confirmed"],
    ],
  },
  {
    name: "a flight bought and cancelled",
    buys: { flight: "plain" },
    phases: [
      ["order", "held"],
      ["startPayment", "paying"],
      ["pay", "confirmed"],
      ["cancel", "refunded"],
    ],
  },
  {
    name: "a flight not paid in time",
    buys: { flight: "last-seat" },
    phases: [
      ["order", "held"],
      ["startPayment", "paying"],
      ["wait", "failed"],
    ],
  },
  {
    name: "a flight refused by its airline",
    buys: { flight: "refused" },
    phases: [
      ["order", "held"],
      ["startPayment", "paying"],
      ["pay", "refunded"],
    ],
  },
  {
    name: "no answer about a flight, and no word of it for a minute",
    buys: { flight: "unsure" },
    phases: [
      ["order", "held"],
      ["startPayment", "paying"],
      ["pay", "confirmed"],
    ],
  },
  {
    name: "tickets of a flight that are issued one after the other",
    buys: { flight: "partial" },
    phases: [
      ["order", "held"],
      ["startPayment", "paying"],
      ["pay", "confirmed"],
    ],
  },
];

const holdMs = 31 * 60_000;
let count = 0;

const quoteOf = (buyer: ReturnType<typeof createSandboxBuyer>, buys: Purchased) => {
  if ("hotel" in buys) return buyer.quote(buys.hotel);
  return "car" in buys ? buyer.quoteCar(buys.car) : buyer.quoteFlight(buys.flight);
};

/**
 * A buyer with days of their own. Each action may be repeated, like a buyer who clicks again
 * or comes back.
 */
export async function beginPurchase(world: World, buys: Purchased, slot: () => number = () => 0) {
  const start = addDays(toLocalDate(world.now(), "Etc/UTC"), 40 + (count++ % 250));
  const buyer = createSandboxBuyer((path, body) => world.backend(slot()).ask(path, body), {
    start,
    end: addDays(start, 2),
  });
  const quote = await quoteOf(buyer, buys);
  const order = buyer.toOrder(quote);
  let [placed, checkout]: [Placed | null, string] = [null, ""];
  /** The refund shown first, which a repeated click agrees to again. */
  let agreed: Quote["price"]["dueNow"] | null = null;
  world.orders.set(order.idempotencyKey, null);
  const require = (answer: Answer): Answer => {
    if (answer.status !== 200)
      throw new Error(`answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    return answer;
  };
  const known = (): Placed => {
    if (!placed) throw new Error("nothing was ordered");
    return placed;
  };
  const acts: Record<Phase, () => Promise<unknown>> = {
    async order() {
      const { reference, key } = require(await buyer.order(order)).body as Placed;
      if (placed && (placed.reference !== reference || placed.key !== key))
        throw new Error(`one key, two answers: ${placed.reference} and ${reference}`);
      placed = { reference, key };
      world.orders.set(order.idempotencyKey, placed);
    },
    startPayment: async () =>
      void (checkout = buyer.toCheckout(require(await buyer.startPayment(known())))),
    pay: async () => require(await buyer.pay(checkout)),
    cancel: async () => {
      const isAsked = quote.cancellation.refundable === "ask";
      const refund = isAsked && !agreed ? await buyer.askRefund(known()) : quote.price.dueNow;
      agreed ??= refund;
      return require(await buyer.cancel(known(), agreed));
    },
    wait: () => Promise.resolve(world.advance(holdMs)),
  };
  const state = () => (placed ? world.stateOf(placed.reference) : Promise.resolve(undefined));
  return {
    acts,
    state,
    /** Due work runs meanwhile. @throws if the state is never reached */
    reach: (wanted: BookingState): Promise<void> =>
      world.waitUntil(
        async () => (await state()) === wanted,
        async () =>
          `${placed?.reference ?? "the order"} is ${(await state()) ?? "nowhere"} and never ${wanted}`,
      ),
  };
}
export type Purchase = Awaited<ReturnType<typeof beginPurchase>>;
