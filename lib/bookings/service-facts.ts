import type { Headline, Item, ItemService } from "@/lib/api/contract/items";
import type { LanguageCode } from "@/lib/api/contract/languages";
import type { Moment } from "@/lib/api/contract/moments";
import type { Answer } from "@/lib/api/contract/needs";
import type { PastSearchInput } from "@/lib/api/contract/past-searches";
import type { Messages } from "@/lib/i18n/messages";

/** One of the times that a calendar keeps free, where a booking is several. */
export type EventPart = {
  title: string;
  starts: Moment;
  ends: Moment;
  /** Where it starts, in words. */
  location: string;
  lines: readonly string[];
};

/** A search of one service. */
export type SearchOf<S extends ItemService> = Extract<PastSearchInput, { service: S }>;

/** What pages need to know of a search of any service. */
type SearchFacts<Search> = {
  /** The names of its places, in order; an empty one isn't any. */
  listPlaces(search: Search): readonly string[];
  /** The first and the last day, by the calendar of the place. */
  toDays(search: Search): { start: string; end: string };
  /** How many travel, of a rental the driver; null where a search doesn't say. */
  countPeople(search: Search): number | null;
  /** The same some days later. */
  toLater(search: Search, days: number): Search;
  /** Its address, root-relative and without a language. */
  toPath(search: Search): string;
};

/** What pages, vouchers and calendars need to know of items and searches of any service. */
export type ServiceFacts<I = Item, Search = PastSearchInput> = {
  searches: SearchFacts<Search>;
  /** Other offers of the same, and others like it: root-relative, without a language. */
  toLinks(item: I): { offers: string; search: string };
  /** The search for the same on the same days, for the same party. */
  toSearch(item: I): Search;
  /** Where it is; null where that is no one place. `answers`: of its booking. */
  toPlace(
    item: I,
    answers?: readonly Answer[],
  ): { address: string; countryCode: string; latitude: number; longitude: number } | null;
  /** The same in another language than its supplier wrote, as far as that has codes. */
  toReaders?(
    booked: { item: I; headline: Headline },
    languages: { from: LanguageCode; to: LanguageCode; messages: Messages },
  ): { item: I; headline: Headline };
  /** Whether it exists in the sandbox only. */
  isSample(item: I): boolean;
  /**
   * As one event: over whole days or by the clock, and what to know at its start and end. With
   * `parts` it is an event each instead, such as every flight.
   */
  toEvent(
    item: I,
    words: {
      /** The tag it formats by. */ locale: string;
      messages: Messages;
      answers?: readonly Answer[];
    },
  ): { isAllDay: boolean; lines: readonly string[]; parts?: readonly EventPart[] };
};
