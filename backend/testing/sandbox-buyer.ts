import { randomUUID } from "node:crypto";
import type { Booking, CancellationQuote } from "@/lib/api/contract/bookings";
import type { CarOffer } from "@/lib/api/contract/cars";
import type { Fare } from "@/lib/api/contract/flights";
import type { HotelOffer } from "@/lib/api/contract/hotels";
import { isNeedAsked } from "@/lib/api/contract/is-need-asked";
import type { Answer as NeedAnswer, Need } from "@/lib/api/contract/needs";
import type { Quote } from "@/lib/api/contract/quotes";
import { flightWords, type FlightWord } from "../suppliers/sandbox/flights/null-island";

export type Placed = { reference: string; key: string };
export type Answer = { status: number; body: Record<string, unknown> };
/** Calls a backend like the storefront, for a visitor. */
export type Ask = (path: string, body?: object) => Promise<Answer>;

type FlightWish = { brand?: string; adults?: number; ages?: number[] };

const guest = { firstName: "Nina", lastName: "Berg" };

/** From Lisbon to Null Island and back, on these days. */
export function toIslandItinerary(word: FlightWord, stay: { start: string; end: string }): string {
  const number = `0X${flightWords.indexOf(word) + 1}`;
  const toDay = (date: string) => date.replaceAll("-", "");
  return `sandbox~${number}-LISZZZ-${toDay(stay.start)}.${number}-ZZZLIS-${toDay(stay.end)}`;
}

/** Of a person who is that old on every day of the date's year. */
const bornFor = (age: number, date: string) => `${Number(date.slice(0, 4)) - age}-01-01`;

type QuoteNeeds = Pick<Quote, "needs" | "item">;

/** Who is named: everybody who flies, else one. */
const countNamed = ({ item }: Pick<Quote, "item">): number =>
  item.service === "flights" ? item.adults + item.ages.length : 1;

/** The actions of a buyer at the sandbox's suppliers and gateway, on their days. */
export function createSandboxBuyer(ask: Ask, stay: { start: string; end: string }) {
  const driverAge = 40;
  const birthDateOf = ({ item }: QuoteNeeds, traveller: number) => {
    const age = item.service === "flights" ? item.ages[traveller - item.adults] : undefined;
    return age === undefined ? bornFor(driverAge, stay.start) : bornFor(age, stay.end);
  };
  const byKind = { date: "2039-12-31", country: "PT", number: "1", measure: "70", time: "10:00" };
  const toValue = (quote: QuoteNeeds, { id, kind, options }: Need, traveller: number): string => {
    if (id === "birthDate") return birthDateOf(quote, traveller);
    if (kind === "choice" || kind === "text" || kind === "document")
      return options?.[0] ?? "CA123456";
    return byKind[kind];
  };
  /** To all that is required, by what was answered before. */
  const listAnswers = (quote: QuoteNeeds) =>
    quote.needs
      .filter(({ isRequired }) => isRequired)
      .reduce<NeedAnswer[]>((answers, need) => {
        const { id, of, units: [unit] = [] } = need;
        const travellers = Array.from(
          { length: of === "each" ? countNamed(quote) : 1 },
          (_, n) => n,
        );
        const asked = travellers.filter((traveller) =>
          isNeedAsked({ need, traveller }, { needs: quote.needs, answers }),
        );
        return [
          ...answers,
          ...asked.map((traveller) => ({
            need: id,
            traveller: of === "booking" ? null : traveller,
            value: toValue(quote, need, traveller),
            ...(unit === undefined ? {} : { unit }),
          })),
        ];
      }, []);
  const party = { stay, rooms: [{ adults: 2, childAges: [] }], residence: "PT" };
  const insist = async <T>(path: string, body?: object): Promise<T> => {
    const answer = await ask(path, body);
    if (answer.status !== 200)
      throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    return answer.body as T;
  };
  /** At the price that was shown. */
  const toQuote = async (
    selection: object,
    offer: Pick<HotelOffer, "id" | "price"> | undefined,
  ): Promise<Quote> =>
    (
      await insist<{ quote: Quote }>("/api/quotes", {
        selection: { ...selection, offerId: offer?.id },
        expectedTotal: offer?.price?.total,
      })
    ).quote;
  return {
    ...{ stay, toQuote },
    /** @throws Error for anything but a 200 */
    call: insist,
    /** The cheapest offer of a hotel on Null Island that is paid now. */
    async quote(word: string): Promise<Quote> {
      const hotelId = `sandbox-h-null-island-${word}`;
      const { offers } = await insist<{ offers: HotelOffer[] }>(
        `/api/hotels/${hotelId}/offers`,
        party,
      );
      const offer = offers.find(({ payment }) => payment === "now");
      return toQuote({ service: "hotels", ...party, hotelId }, offer);
    },
    /** The first offer of a car on Null Island. */
    async quoteCar(word: string): Promise<Quote> {
      const rental = {
        pickUpAt: `${stay.start}T10:00`,
        dropOffAt: `${stay.end}T10:00`,
        driverAge,
        residence: "PT",
      };
      const { offers } = await insist<{ offers: CarOffer[] }>(
        `/api/cars/sandbox-c-null-island-meridian-${word}/offers`,
        rental,
      );
      return toQuote({ service: "cars", ...rental }, offers[0]);
    },
    /** A flight to Null Island and back, for one adult by default. */
    async quoteFlight(
      word: FlightWord,
      { brand = "classic", adults = 1, ages = [] }: FlightWish = {},
    ): Promise<Quote> {
      const { fares } = await insist<{ fares: Fare[] }>(
        `/api/flights/${toIslandItinerary(word, stay)}/fares`,
        { adults, ages },
      );
      const fare = fares.find((one) => one.brand.id === brand);
      return toQuote({ service: "flights", adults, ages }, fare);
    },
    /** With a new key. */
    toOrder: ({ id, price, terms, ...asked }: Quote) => ({
      idempotencyKey: randomUUID(),
      quoteId: id,
      acceptedTotal: price.total,
      contact: { ...guest, email: "nina@example.com", phone: "+351 21 000 0000" },
      travellers: Array.from({ length: countNamed(asked) }, () => guest),
      answers: listAnswers(asked),
      acceptedTerms: terms.map(({ id: term, sha256 }) => ({ id: term, sha256 })),
      // What buys like this buys the same over and over.
      bookAgain: true,
    }),
    order: (order: object): Promise<Answer> => ask("/api/bookings", order),
    startPayment: ({ reference, key }: Placed): Promise<Answer> =>
      ask(`/api/bookings/${reference}/payment`, { key }),
    /** The checkout's id, from the response of `startPayment`. */
    toCheckout: ({ body }: Answer): string => String(body.redirectUrl).split("/").at(-1) ?? "",
    pay: (checkout: string): Promise<Answer> =>
      ask(`/api/sandbox-payments/${checkout}/pay`, { card: "4242424242424242" }),
    look: async ({ reference, key }: Placed): Promise<Booking> =>
      (await insist<{ booking: Booking }>(`/api/bookings/${reference}`, { key })).booking,
    /** What cancelling gives back now. */
    askRefund: async ({ reference, key }: Placed): Promise<CancellationQuote["refund"]> =>
      (
        await insist<{ quote: CancellationQuote }>(
          `/api/bookings/${reference}/cancellation-quote`,
          { key },
        )
      ).quote.refund,
    cancel: (
      { reference, key }: Placed,
      expectedRefund: { amount: number; currency: string },
    ): Promise<Answer> => ask(`/api/bookings/${reference}/cancel`, { key, expectedRefund }),
  };
}
export type SandboxBuyer = ReturnType<typeof createSandboxBuyer>;
