import { FailedResults } from "@/components/results/failed-results";
import { SearchWatch } from "@/components/results/search-watch.client";
import { StillSearching } from "@/components/results/still-searching";
import type { Reload } from "@/components/results/to-reload";
import type { SearchProgress } from "@/lib/api/browser/searches";
import { listOtherDates } from "@/lib/results/list-other-dates";
import type { ResultsLinks } from "@/lib/results/results-links";
import type { ResultsQuery } from "@/lib/results/results-query";
import type { ResultsSetting, ServiceSearch } from "./service-search";

type Props<
  Q extends ResultsQuery<object, string>,
  S extends Q,
  F extends SearchProgress,
  L extends ResultsLinks<Q>,
> = ResultsSetting & {
  of: ServiceSearch<Q, S, F, L>;
  results: ReturnType<ServiceSearch<Q, S, F, L>["find"]>;
  /** This page's URL. */
  here: string;
  reload: Reload;
};

/**
 * The results as the service shows them. If the search fails, the rest of the page stays usable.
 */
export async function ServiceResults<
  Q extends ResultsQuery<object, string>,
  S extends Q,
  F extends SearchProgress,
  L extends ResultsLinks<Q>,
>({
  of: { service, hasWidePictures, createLinks, dates, show },
  results: pending,
  here,
  reload,
  ...setting
}: Props<Q, S, F, L>) {
  const results = await pending;
  if (typeof results === "string")
    return <FailedResults namespace={service} href={here} reason={results} />;
  const { search, body, found } = results;
  const { state, unfiltered } = found;
  const hasResults = unfiltered > 0;
  const progress =
    state === "complete" ? null : (
      <StillSearching
        namespace={service}
        hasWidePictures={hasWidePictures}
        hasResults={hasResults}
        reload={reload}
        watch={<SearchWatch service={service} search={body} shown={{ state, unfiltered }} />}
      />
    );
  if (progress && !hasResults) return progress;
  const { prefix, today, amounts, showsPrices } = setting;
  const links = createLinks(search, { prefix, ...amounts });
  const otherDates = progress
    ? []
    : listOtherDates(dates.first(search), {
        ...{ today, ahead: dates.ahead },
        toHref: (days) => links.to(dates.move(search, days)),
      });
  const frame = { search, found, links, amounts, showsPrices, otherDates };
  return show(results, { ...setting, links, frame, progress });
}
