import type { ReactNode } from "react";
import type { SearchDefaults } from "@/components/search/search-defaults";
import type { SearchFact } from "@/components/results/search-fold";
import type { OtherDate } from "@/lib/results/list-other-dates";
import type { SearchBody, SearchProgress } from "@/lib/api/browser/searches";
import type { Agency } from "@/lib/api/contract/agencies";
import type { ItemService } from "@/lib/api/contract/items";
import type { FoundResults } from "@/lib/data/find-results";
import type { SearchFailure } from "@/lib/data/or-search-failure";
import type { ResultsVisit } from "@/lib/data/results-visits";
import type { PriceCall } from "@/lib/prices/resolve-price-call";
import type { Query } from "@/lib/query-values";
import type { AmountsIn } from "@/lib/results/filters/filter-amounts";
import type { ResultsLinks } from "@/lib/results/results-links";
import type { ResultsQuery } from "@/lib/results/results-query";

/** What a search says of itself before it is answered. `S` is a search that can be answered. */
export type SearchIntro<S> = {
  /** What the page is called after: a place or a route; empty where none is known. */
  place: string;
  /** As in the URL, for an unknown place. */
  placeName: string;
  facts: readonly SearchFact[];
  /** What the form starts from. */
  defaults: Omit<SearchDefaults, "today" | "shipLines">;
  problems: ReactNode;
  /** Null where something is missing. */
  searched: S | null;
  /** Shown in the place of results, where something else than a place is missing. */
  instead?: ReactNode;
  /** What the results depend on, but for filters, sort order and page. */
  key: object;
  /** Shown below. */
  more?: ReactNode;
};

/** Where and for whom results are shown. */
export type ResultsSetting = {
  tenant: string;
  prefix: string;
  /** The earliest anywhere. */
  today: string;
  amounts: AmountsIn;
  showsPrices: boolean;
  priceCall: PriceCall | null;
};

/**
 * What a service gives to its page of results: `Q` is its search, `S` one that can be answered, `F`
 * the answer, and `L` writes the URLs.
 */
export type ServiceSearch<
  Q extends ResultsQuery<object, string>,
  S extends Q,
  F extends SearchProgress,
  L extends ResultsLinks<Q>,
> = {
  service: ItemService;
  /** Whether on phones a result begins with a picture as wide as itself. */
  hasWidePictures?: boolean;
  /** The place or route of a URL, before it is looked up; empty where there is none. */
  readPlace: (query: Query, tenant: string) => string | Promise<string>;
  getVisit: (agency: Agency, asked: { query: Query }) => Promise<ResultsVisit<Q>>;
  createLinks: (search: Q, usual: { prefix: string } & AmountsIn) => L;
  introduce: (
    visit: ResultsVisit<Q>,
    page: { links: L; here: string; prefix: string },
  ) => Promise<SearchIntro<S>>;
  /** Its dates, and the same search some days later. */
  dates: {
    first: (search: S) => string;
    move: (search: S, days: number) => Partial<Q>;
    /** Days from today on which it may begin, at most. */
    ahead: number;
  };
  /** Never rejects. @param filters those of the call: amounts are in the currency charged */
  find: (
    tenant: string,
    searched: S,
    filters: Q["filters"],
  ) => Promise<FoundResults<S, F, SearchBody> | SearchFailure>;
  /**
   * Filters, list and map of an answer.
   * @param setting `frame` is for `ResultsFrame`; `progress` tells that there will be more
   */
  show: (
    results: FoundResults<S, F, SearchBody>,
    setting: ResultsSetting & {
      links: L;
      frame: Pick<ResultsSetting, "amounts" | "showsPrices"> & {
        search: S;
        found: F;
        links: L;
        otherDates: readonly OtherDate[];
      };
      progress: ReactNode;
    },
  ) => Promise<ReactNode>;
};
