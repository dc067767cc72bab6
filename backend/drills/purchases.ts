import type { BookingState } from "@/lib/api/contract/booking-states";
import type { Quote } from "@/lib/api/contract/quotes";
import type { BookableServiceId } from "@/lib/api/contract/services";
import { addDays, toLocalDate } from "@/lib/dates/calendar-date";
import { quoteActivity } from "../activities/testing/quote-activity";
import { demoPassword } from "../demo/demo-users";
import type { FlightWord } from "../suppliers/sandbox/flights/null-island";
import {
  createSandboxBuyer,
  type Answer,
  type Placed,
  type SandboxBuyer,
} from "../testing/sandbox-buyer";
import type { World } from "./open-world";

export type Phase = "quote" | "order" | "startPayment" | "pay" | "cancel" | "wait";
/** How each service is bought of Null Island, by what happens with it (docs/sandbox.md). */
const buying = {
  hotels: (buyer: SandboxBuyer, word: string) => buyer.quote(word),
  cars: (buyer: SandboxBuyer, word: string) => buyer.quoteCar(word),
  flights: (buyer: SandboxBuyer, word: FlightWord) => buyer.quoteFlight(word),
  activities: quoteActivity,
} satisfies Record<BookableServiceId, (buyer: SandboxBuyer, word: never) => Promise<Quote>>;
export type Purchased = {
  [S in BookableServiceId]: { service: S; word: Parameters<(typeof buying)[S]>[1] };
}[BookableServiceId];
/** The course of a purchase: what is done, and the resulting state; null before there is one. */
export type Scenario = {
  name: string;
  buys: Purchased;
  /** By a traveller of the demo, whose address is known to be theirs. */
  isSignedIn?: true;
  phases: [phase: Phase, endsIn: BookingState | null][];
};

export const scenarios: [Scenario, ...Scenario[]] = [
  {
    name: "bought and cancelled",
    buys: { service: "hotels", word: "plain" },
    phases: [
      ["order", "held"],
      ["startPayment", "paying"],
      ["pay", "confirmed"],
      ["cancel", "refunded"],
    ],
  },
  {
    name: "refused by the hotel",
    buys: { service: "hotels", word: "refused" },
    phases: [
      ["order", "held"],
      ["startPayment", "paying"],
      ["pay", "refunded"],
    ],
  },
  {
    name: "not paid in time",
    buys: { service: "hotels", word: "plain" },
    phases: [
      ["order", "held"],
      ["startPayment", "paying"],
      ["wait", "failed"],
    ],
  },
  {
    name: "no answer from the hotel",
    buys: { service: "hotels", word: "timeout-after-booking" },
    phases: [
      ["order", "held"],
      ["startPayment", "paying"],
      ["pay", "confirmed"],
    ],
  },
  {
    name: "no answer from the hotel, and no word of it for a minute",
    buys: { service: "hotels", word: "unsure" },
    phases: [
      ["order", "held"],
      ["startPayment", "paying"],
      ["pay", "confirmed"],
    ],
  },
  {
    name: "a car bought and cancelled",
    buys: { service: "cars", word: "part-payment" },
    phases: [
      ["order", "held"],
      ["startPayment", "paying"],
      ["pay", "confirmed"],
      ["cancel", "refunded"],
    ],
  },
  {
    name: "a car not paid in time",
    buys: { service: "cars", word: "last-car" },
    phases: [
      ["order", "held"],
      ["startPayment", "paying"],
      ["wait", "failed"],
    ],
  },
  {
    name: "a car refused by its company",
    buys: { service: "cars", word: "refused" },
    phases: [
      ["order", "held"],
      ["startPayment", "paying"],
      ["pay", "refunded"],
    ],
  },
  {
    name: "no answer about a car, and no word of it for a minute",
    buys: { service: "cars", word: "unsure" },
    phases: [
      ["order", "held"],
      ["startPayment", "paying"],
      ["pay", "confirmed"],
    ],
  },
  {
    name: "a flight bought and cancelled",
    buys: { service: "flights", word: "plain" },
    phases: [
      ["order", "held"],
      ["startPayment", "paying"],
      ["pay", "confirmed"],
      ["cancel", "refunded"],
    ],
  },
  {
    name: "a flight not paid in time",
    buys: { service: "flights", word: "last-seat" },
    phases: [
      ["order", "held"],
      ["startPayment", "paying"],
      ["wait", "failed"],
    ],
  },
  {
    name: "a flight refused by its airline",
    buys: { service: "flights", word: "refused" },
    phases: [
      ["order", "held"],
      ["startPayment", "paying"],
      ["pay", "refunded"],
    ],
  },
  {
    name: "no answer about a flight, and no word of it for a minute",
    buys: { service: "flights", word: "unsure" },
    phases: [
      ["order", "held"],
      ["startPayment", "paying"],
      ["pay", "confirmed"],
    ],
  },
  {
    name: "tickets of a flight that are issued one after the other",
    buys: { service: "flights", word: "partial" },
    phases: [
      ["order", "held"],
      ["startPayment", "paying"],
      ["pay", "confirmed"],
    ],
  },
  {
    name: "an activity held for its quote, bought and cancelled",
    buys: { service: "activities", word: "plain" },
    phases: [
      ["quote", null],
      ["order", "held"],
      ["startPayment", "paying"],
      ["pay", "confirmed"],
      ["cancel", "refunded"],
    ],
  },
  {
    name: "an activity not paid in time",
    buys: { service: "activities", word: "plain" },
    phases: [
      ["quote", null],
      ["order", "held"],
      ["startPayment", "paying"],
      ["wait", "failed"],
    ],
  },
  {
    name: "an activity whose guide agrees",
    buys: { service: "activities", word: "accepts-later" },
    isSignedIn: true,
    phases: [
      ["order", "held"],
      ["startPayment", "paying"],
      ["pay", "confirmed"],
    ],
  },
  {
    name: "an activity whose guide declines",
    buys: { service: "activities", word: "declines-later" },
    isSignedIn: true,
    phases: [["order", "failed"]],
  },
];

const holdMs = 31 * 60_000;
let count = 0;

/**
 * A buyer with days of their own. Each action may be repeated, like a buyer who clicks again
 * or comes back.
 */
export async function beginPurchase(
  world: World,
  { buys, isSignedIn }: Pick<Scenario, "buys" | "isSignedIn">,
  slot: () => number = () => 0,
) {
  const require = (answer: Answer): Answer => {
    if (answer.status !== 200)
      throw new Error(`answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    return answer;
  };
  const login = { email: `traveller@${world.agency}.localhost`, password: demoPassword };
  const accessToken = isSignedIn
    ? String(require(await world.backend(slot()).ask("/api/user/login", login)).body.accessToken)
    : undefined;
  const start = addDays(toLocalDate(world.now(), "Etc/UTC"), 40 + (count++ % 250));
  const buyer = createSandboxBuyer(
    (path, body) => world.backend(slot()).ask(path, body, accessToken),
    {
      start,
      end: addDays(start, 2),
    },
  );
  let begun: { quote: Quote; order: ReturnType<typeof buyer.toOrder> } | null = null;
  let [placed, checkout]: [Placed | null, string] = [null, ""];
  /** The refund shown first, which a repeated click agrees to again. */
  let agreed: Quote["price"]["dueNow"] | null = null;
  const takeQuote = async () => {
    const quote = await buying[buys.service](buyer, buys.word as never);
    begun = { quote, order: buyer.toOrder(quote) };
    world.orders.set(begun.order.idempotencyKey, null);
    return begun;
  };
  const known = (): Placed => {
    if (!placed) throw new Error("nothing was ordered");
    return placed;
  };
  const acts: Record<Phase, () => Promise<unknown>> = {
    quote: takeQuote,
    async order() {
      const { order } = begun ?? (await takeQuote());
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
      const { quote } = begun ?? (await takeQuote());
      const isAsked = quote.cancellation.refundable === "ask";
      const refund = isAsked && !agreed ? await buyer.askRefund(known()) : quote.price.dueNow;
      agreed ??= refund;
      return require(await buyer.cancel(known(), agreed));
    },
    wait: () => Promise.resolve(world.advance(holdMs)),
  };
  const state = () => (placed ? world.stateOf(placed.reference) : Promise.resolve(null));
  return {
    acts,
    state,
    /** Due work runs meanwhile. @throws if the state is never reached */
    reach: (wanted: BookingState | null): Promise<void> =>
      world.waitUntil(
        async () => (await state()) === wanted,
        async () =>
          `${placed?.reference ?? "the order"} is ${(await state()) ?? "nowhere"} and never ${wanted}`,
      ),
  };
}
export type Purchase = Awaited<ReturnType<typeof beginPurchase>>;
