import type { Room } from "@/lib/api/contract/hotels";
import type { DealDates } from "@/lib/dates/deal-dates";
import type { FlightQuery } from "@/lib/flights/flight-query";
import type { FlexibleDays } from "@/lib/results/flexible-days";

/** A place that is known already; without coordinates it is only words. */
export type DefaultPlace = {
  name: string;
  id?: string | undefined;
  latitude?: number;
  longitude?: number;
  /** ISO 3166-1 code, of one that was suggested. */
  countryCode?: string | undefined;
  /** IANA name, where it is known. */
  timeZone?: string | undefined;
};

/** HH:MM; `dropOff` is null where the car was picked up, `driverAge` until it is entered. */
export type DefaultRental = {
  pickUpTime: string;
  dropOffTime: string;
  dropOff: DefaultPlace | null;
  driverAge: number | null;
};

/** A flight search to start from, as its URL said it. */
export type DefaultFlight = Omit<FlightQuery, "problems">;

/** What the server knows before anything was typed. */
export type SearchDefaults = {
  /** The earliest anywhere: no search may start before it. */
  today: string;
  /** The stay the deals are shown for, or the one searched for. */
  dates: DealDates;
  shipLines: readonly { code: string; name: string }[];
  /** Whether the viewer may see prices: without it no calendar asks for any. */
  showsPrices?: boolean;
  /** Days that the dates may move. */
  flex?: FlexibleDays;
  /** ISO 3166-1 code of the country that the guests live in. */
  residence: string;
  /**
   * The language tag that the document names all countries in; without it the browser names them
   * on press or focus.
   */
  countriesIn?: string;
  /** Where it begins: of a rental the pick-up. */
  place?: DefaultPlace | null;
  rooms?: readonly Room[];
  rental?: DefaultRental;
  flight?: DefaultFlight;
};
