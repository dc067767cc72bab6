import { sumNetPrices, type NetPrice } from "../ports/net-price";
import { SupplierError, type SupplierBooking, type Traveller } from "../ports/booking-supplier";
import type { HotelBookingSupplier, SupplierOffer } from "../ports/hotel-supplier";
import { fakeHotel, fakeOffer } from "./fake-hotels";

type Write = "hold" | "book" | "cancel" | "rename";
/**
 * What happens to the next call of a kind. before: nothing was done, and the response is lost ·
 * after: it was done, and the response is lost · refused, pending: the supplier's own response.
 */
export type Trouble = "before" | "after" | "refused" | "pending";

type Reservation = {
  /** Of how many rooms. */ count: number;
  state: "held" | "pending" | "confirmed" | "refused" | "cancelled";
  until: Date;
};

export const { hotel: bookableHotel } = fakeHotel("fado", {
  name: "Hotel Fado",
  phone: "+351 21 000 0000",
});

const isSamePrice = (a: NetPrice, b: NetPrice) =>
  a.currency === b.currency && a.wholesale === b.wholesale && a.dueOnSite === b.dueOnSite;

/**
 * An in-memory supplier with a few rooms, whose every response can be made to fail. It counts what
 * was really done.
 */
export function openFakeHotels({ stock = 3, now }: { stock?: number; now: () => Date }) {
  const control = {
    /** Rooms of its one kind. */
    stock,
    net: {
      currency: "EUR",
      wholesale: 20_000,
      taxAndFee: 2_000,
      published: 40_000,
      dueOnSite: 1_000,
    } as NetPrice,
    payment: "now" as SupplierOffer["payment"],
    comments: ["Bring your passport."],
    /** Before each: what is returned. */
    steps: [
      { before: "2026-12-20T12:00:00.000Z", refundPercentage: 100 },
      { before: "2026-12-24T12:00:00.000Z", refundPercentage: 37 },
    ],
    isSoldOut: false,
    isDown: false,
    troubles: new Map<Write, Trouble[]>(),
    reservations: new Map<string, Reservation>(),
    /** Those that replaced others, by reference. */
    names: new Map<string, readonly Traveller[]>(),
    trouble(write: Write, ...kinds: Trouble[]) {
      control.troubles.set(write, [...(control.troubles.get(write) ?? []), ...kinds]);
    },
    booked: () =>
      [...control.reservations.values()].filter(({ state }) => state === "confirmed").length,
    left: () =>
      control.stock -
      [...control.reservations.values()]
        .filter(({ state, until }) => isTaking(state, until))
        .reduce((sum, { count }) => sum + count, 0),
    /** What the dearer of its two rates has instead: `offer-2`, for rooms chosen one by one. */
    second: {
      net: {
        currency: "EUR",
        wholesale: 33_333,
        taxAndFee: 3_333,
        published: 60_000,
        dueOnSite: 700,
      } as NetPrice,
      payment: "now" as SupplierOffer["payment"],
      steps: [{ before: "2026-12-22T12:00:00.000Z", refundPercentage: 51 }],
    },
  };
  const isTaking = (state: Reservation["state"], until: Date) =>
    state === "confirmed" || state === "pending" || (state === "held" && until > now());

  const toOffer = (
    id = "offer-1",
    { net, payment, steps }: Pick<typeof control, "net" | "payment" | "steps"> = control,
  ): SupplierOffer =>
    fakeOffer(id, {
      payment,
      comments: control.comments,
      roomsLeft: control.left(),
      charges: [
        {
          code: "cityTax",
          name: "City tax",
          kind: "excluded",
          when: "onSite",
          isMandatory: true,
          amount: { amount: net.dueOnSite ?? 0, currency: net.currency },
        },
      ],
      cancellation: { zone: "Europe/Lisbon", steps },
      price: net,
    });
  const findOffer = (id: string): SupplierOffer | null => {
    if (id === "offer-2") return toOffer(id, control.second);
    return id === "offer-1" ? toOffer() : null;
  };
  const listTogether = (offerIds: readonly string[]): SupplierOffer[] | null => {
    const offers = offerIds.flatMap((id) => findOffer(id) ?? []);
    return control.isSoldOut || offers.length !== offerIds.length ? null : offers;
  };

  const toBooking = (reference: string): SupplierBooking => {
    const state = control.reservations.get(reference)?.state;
    if (state === "confirmed")
      return { state, supplierReference: `F-${reference}`, confirmationNumber: `HCN-${reference}` };
    return { state: state === undefined || state === "held" ? "absent" : state };
  };

  /** `work` runs once; the next configured trouble happens before or after it. */
  async function act<T>(write: Write, work: (trouble: Trouble | undefined) => T): Promise<T> {
    await Promise.resolve();
    if (control.isDown) throw new SupplierError("unavailable", "down");
    const trouble = control.troubles.get(write)?.shift();
    if (trouble === "before") throw new SupplierError("timeout", "no answer, and nothing done");
    const done = work(trouble);
    if (trouble === "after") throw new SupplierError("timeout", "no answer, but done");
    return done;
  }

  const hotels: HotelBookingSupplier = {
    findHotels: () => Promise.resolve([]),
    getHotel: (id) => Promise.resolve(id === bookableHotel.id ? bookableHotel : null),
    // The second rate is one of a single room's party alone.
    listOffers: ({ rooms }) =>
      Promise.resolve(
        control.left() > 0
          ? [toOffer(), ...(rooms.length === 1 ? [toOffer("offer-2", control.second)] : [])]
          : [],
      ),
    async checkOffer({ offerId }) {
      await Promise.resolve();
      if (control.isDown) throw new SupplierError("malformed", "gibberish");
      return control.isSoldOut ? null : findOffer(offerId);
    },
    hold: ({ offerId, expected, clientReference, until }) =>
      act("hold", () => {
        const there = control.reservations.get(clientReference);
        if (there)
          return {
            state: "held",
            holdReference: clientReference,
            until: there.until.toISOString(),
          } as const;
        const offer = findOffer(offerId) ?? toOffer();
        if (!isSamePrice(expected, offer.price)) return { state: "priceChanged", offer } as const;
        if (control.left() < 1) return { state: "soldOut" } as const;
        control.reservations.set(clientReference, { state: "held", count: 1, until });
        return {
          state: "held",
          holdReference: clientReference,
          until: until.toISOString(),
        } as const;
      }),
    roomByRoom: {
      async check({ offerIds }) {
        await Promise.resolve();
        if (control.isDown) throw new SupplierError("malformed", "gibberish");
        return control.left() < offerIds.length ? null : listTogether(offerIds);
      },
      hold: ({ offerIds, expected, clientReference, until }) =>
        act("hold", () => {
          const there = control.reservations.get(clientReference);
          const held = (at: Date) =>
            ({ state: "held", holdReference: clientReference, until: at.toISOString() }) as const;
          if (there) return held(there.until);
          const offers = listTogether(offerIds);
          const price = sumNetPrices(offers?.map((offer) => offer.price) ?? []);
          if (!offers || !price || control.left() < offerIds.length)
            return { state: "soldOut" } as const;
          if (!isSamePrice(expected, price)) return { state: "priceChanged", offers } as const;
          control.reservations.set(clientReference, {
            state: "held",
            count: offerIds.length,
            until,
          });
          return held(until);
        }),
    },
    book: ({ clientReference }) =>
      act("book", (trouble) => {
        const there = control.reservations.get(clientReference);
        if (!there) return { state: "absent" } as const;
        if (there.state !== "held") return toBooking(clientReference);
        const hasRoom = there.until > now() || control.left() > 0;
        there.state =
          trouble === "refused" || !hasRoom
            ? "refused"
            : trouble === "pending"
              ? "pending"
              : "confirmed";
        return toBooking(clientReference);
      }),
    async getBooking(clientReference) {
      await Promise.resolve();
      if (control.isDown) throw new SupplierError("unavailable", "down");
      const there = control.reservations.get(clientReference);
      // A pending one is confirmed at the next status request.
      if (there?.state === "pending") there.state = "confirmed";
      return toBooking(clientReference);
    },
    cancel: (clientReference) =>
      act("cancel", (trouble) => {
        const there = control.reservations.get(clientReference);
        if (trouble === "refused") return { state: "refused" } as const;
        if (there) there.state = "cancelled";
        return toBooking(clientReference);
      }),
    changeTravellers: ({ clientReference, travellers }) =>
      act("rename", (trouble) => {
        if (trouble === "refused") return "refused";
        control.names.set(clientReference, travellers);
        return "changed";
      }),
  };
  return { hotels, control };
}
