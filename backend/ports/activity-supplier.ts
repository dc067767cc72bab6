import type {
  ActivityParty,
  ActivityProduct,
  ActivityStart,
  ActivitySummary,
  PartyProblem,
} from "@/lib/api/contract/activities";
import type { ActivityItem, ActivitySelection } from "@/lib/api/contract/activity-items";
import type { ActivityDayState, DayPart } from "@/lib/api/contract/activity-terms";
import type { LanguageCode } from "@/lib/api/contract/languages";
import type { Need } from "@/lib/api/contract/needs";
import type { Point } from "@/lib/api/contract/point";
import type { City } from "../reference-data/place";
import {
  bookingDeadlines,
  type BookingCalls,
  type BookingSupplier,
  type Declined,
  type Hold,
  type OfferPart,
  type Refusal,
  type Requested,
  type SupplierChange,
} from "./booking-supplier";
import type { NamedOffer } from "./deal-supplier";
import { within, type Deadlines } from "./deadlines";
import type { NetPrice } from "./net-price";

/** A product by its schedule: what is full on the searched days may be among them. */
export type FoundActivity = Omit<ActivitySummary, "price"> & {
  /** How well it suits, price aside: visitors may not know prices. Higher is better. */
  relevance: number;
  /** Parts of the day at which it starts. */
  times: DayPart[];
  price: NetPrice;
};

/** A start for a party, net. Refunds are percentages of what was paid. */
export type SupplierStart = Omit<ActivityStart, "cancellation" | "charges" | "price"> & {
  cancellation: OfferPart["cancellation"];
  /** Null where the party isn't taken. */
  price: NetPrice | null;
  /** What those at the place take themselves: parts of `dueOnSite`, in the price's minor units. */
  siteFees: { name: string; amount: number }[];
};
export type SupplierOption = ActivityItem["option"] & { starts: SupplierStart[] };

/** A start that can be booked at this moment, with all that a quote needs. */
export type CheckedStart = SupplierStart & {
  product: ActivityProduct;
  option: ActivityItem["option"];
  price: NetPrice;
  needs: Need[];
  /**
   * order: the supplier holds nothing for who is still filling in the form, as of all that it has
   * to agree to first (`answerWithinHours`).
   */
  holdsAt: "quote" | "order";
  comments: string[];
};

/** `now` is the clock. */
type Query = { language: LanguageCode; now: Date };
type PartyQuery = Query & { party: ActivityParty };
type StartQuery = Query & Pick<ActivitySelection, "offerId" | "party">;
type OfProduct<T> = Promise<(T & { problem: PartyProblem | null }) | null>;

/**
 * Activities of one supplier, from search to cancellation. Dates and times are by the product's
 * own clock. Calls about a product answer null when there is no such one. `clientReference` is our
 * booking's reference: it makes every write safe to repeat, and is looked up after a time-out
 * before any retry. Every function may throw `SupplierError`.
 */
export type ActivityBookingSupplier = BookingCalls & {
  /** Places of the supplier's own that no map knows, by the beginning of their names. */
  findOwnPlaces?(text: string): Promise<City[]>;
  /** A few activities of the city nearest to a point, for suggestions; none by default. */
  listActivitiesNear?(point: Point, language: LanguageCode): Promise<NamedOffer[]>;
  /** All that start around a place on one of these days, both included, in no order. */
  findActivities(
    query: Query & { point: Point; date: string; dateTo: string },
  ): Promise<FoundActivity[]>;
  getProduct(query: Query & { productId: string }): Promise<ActivityProduct | null>;
  /**
   * Every day of a month (YYYY-MM), by schedules: suppliers forbid the live check for calendars.
   * With a `problem` as if the party were one that is taken, and without prices.
   */
  listDays(query: PartyQuery & { productId: string; month: string }): OfProduct<{
    days: { date: string; state: ActivityDayState; price: NetPrice | null }[];
  }>;
  /** The starts of a day, by the live check; of each option and language by time. */
  listStarts(query: PartyQuery & { productId: string; date: string }): OfProduct<{
    options: SupplierOption[];
  }>;
  /**
   * The start as it is now; null when this party can't have it any more. What the references of
   * `replaces` hold counts as free: its buyer holds it.
   */
  checkStart(query: StartQuery & { replaces?: readonly string[] }): Promise<CheckedStart | null>;
  /** As `BookingSupplier`'s: takes places or units of the start. */
  hold(
    order: StartQuery &
      Pick<
        Parameters<BookingSupplier["hold"]>[0],
        "expected" | "clientReference" | "until" | "replaces"
      >,
  ): Promise<Hold | Requested | Declined | Refusal<CheckedStart>>;
  /** What was called off since an instant, or is known by now; of one booking the oldest first. */
  listChanges?(since: Date, agencyId?: string): Promise<SupplierChange<ActivityItem>[]>;
};

export const activityDeadlines: Deadlines<ActivityBookingSupplier> = {
  findOwnPlaces: within.shopping,
  listActivitiesNear: within.shopping,
  findActivities: within.search,
  getProduct: within.shopping,
  listDays: within.shopping,
  listStarts: within.shopping,
  checkStart: within.shopping,
  ...bookingDeadlines,
  listChanges: within.search,
};
