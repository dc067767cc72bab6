import { getTranslations } from "next-intl/server";
import { ListFailure } from "@/components/results/list-failure";
import type { SearchFailure } from "@/lib/data/or-search-failure";
import type { PastSearchPage } from "@/lib/data/past-searches";
import type { PastSearchesQuery } from "@/lib/past-searches/past-searches-query";
import { FilterForm } from "./filter-form";
import { SearchList } from "./search-list";
import type { SearchRowProps } from "./use-search-again";
import { SearchSums } from "./search-sums";

type Props = {
  list: Promise<PastSearchPage | SearchFailure | "noSuchPage">;
  query: PastSearchesQuery;
  /** This page's address. */ here: string;
  /** All with the language. */
  links: { action: string; toList: (query: PastSearchesQuery) => string; book: string };
  /** Leads elsewhere. */ onNoSuchPage: () => never;
  /** All of the agency's, not one's own alone. */ isAgencys: boolean;
  rows: Omit<SearchRowProps, "hasAgents">;
};

/** The form and what it leads to, or why that can't be shown. */
export async function SearchListRegion({
  list,
  query,
  here,
  links,
  onNoSuchPage,
  isAgencys,
  rows,
}: Props) {
  const [page, t] = await Promise.all([list, getTranslations("pastSearches")]);
  if (page === "noSuchPage") return onNoSuchPage();
  const hasFailed = typeof page === "string";
  return (
    <div className="space-y-5">
      <FilterForm
        // The fields follow the address, also where a link has changed it.
        key={here}
        action={links.action}
        query={query}
        agents={hasFailed ? [] : page.agents}
        clearHref={links.toList({ size: query.size })}
      />
      {hasFailed ? (
        <ListFailure title={t("failed")} reason={page} href={here} />
      ) : (
        <>
          <SearchList
            page={page}
            query={query}
            toListHref={links.toList}
            bookHref={links.book}
            rows={{ ...rows, hasAgents: isAgencys }}
          />
          {page.sums && page.sums.length > 0 && <SearchSums sums={page.sums} />}
        </>
      )}
    </div>
  );
}
