import type { Extras } from "@/lib/api/contract/extras";
import type { BookingChange, Item, Selection } from "@/lib/api/contract/items";
import type { LanguageCode } from "@/lib/api/contract/languages";
import type { Answer } from "@/lib/api/contract/needs";
import type { Service } from "@/lib/api/contract/services";
import type { BookingSupplier, CheckedOffer, Traveller } from "../../ports/booking-supplier";

/** What of a booking's offer says which other one is the same. */
export type BookedOffer<I = Item> = Pick<
  CheckedOffer<I>,
  "supplier" | "item" | "isPaidOnSite" | "cancellation"
>;

/**
 * Everything that quotes and bookings need of one service. They know money, time, people and
 * terms; what an item is, only its module knows.
 */
export type ServiceModule<
  S extends { service: string } = Selection,
  I extends { service: string } = Item,
> = {
  service: S["service"] & I["service"];
  /** What references of its bookings begin with. */
  letter: Service["letter"];
  /**
   * The selection as its supplier sells it at this moment; null when it is gone. What the
   * references of `replaces` hold counts as free: its buyer holds it.
   * @throws RouteError 404 for something that doesn't exist, 422 for a selection that can't be
   *   booked; SupplierError
   */
  check(
    selection: S,
    context: {
      language: LanguageCode;
      replaces: readonly string[];
      now: Date;
      /** Who sells it. */ agencyId: string;
    },
  ): Promise<CheckedOffer<I> | null>;
  /** Names what is booked, regardless of its rate, price, extras and party. */
  toKey(item: I): string;
  /** The selection that asks for an item again. */
  toSelection(item: I): S;
  /**
   * The selection of what was booked as a change wants it, at the rate most like it; null when
   * there is none. Missing for services whose bookings can't be changed.
   * @throws RouteError 422 for a change that doesn't fit what was booked; SupplierError
   */
  toChangedSelection?(
    booked: BookedOffer<I>,
    change: BookingChange,
    context: { language: LanguageCode; now: Date; agencyId: string },
  ): Promise<S | null>;
  /**
   * What else of an item a supplier may tell later, such as a pick-up time: mails of its news list
   * what differs. Missing where headline and times say it all.
   */
  toDetails?(
    item: I,
    language: LanguageCode,
    /** Of its buyer, but for those that are sealed. */ answers: readonly Answer[],
  ): { label: string; value: string }[];
  /** What was added to an item, and its selection with others; of a service without any neither. */
  extrasOf?(item: I): Extras;
  withExtras?(selection: S, extras: Extras): S;
  /**
   * @throws RouteError 422 naming the field, for what doesn't fit the item or its supplier
   */
  requireTravellers(
    item: I,
    order: { travellers: readonly Traveller[]; answers: readonly Answer[] },
  ): void;
  /** The supplier that takes, looks up and cancels its bookings, by the name a booking keeps. */
  suppliers: Readonly<Record<string, BookingSupplier<I>>>;
};
