import { getTranslations } from "next-intl/server";
import { EmptyList } from "@/components/results/empty-list";
import { ListFailure } from "@/components/results/list-failure";
import { ListFilterForm } from "@/components/results/list-filter-form";
import { ListFrame } from "@/components/results/list-frame";
import { LinkTabs } from "@/components/ui/link-tabs";
import { applicationStates } from "@/lib/api/contract/application-states";
import type { ApplicationListQuery } from "@/lib/applications/application-list-query";
import type { ApplicationPage } from "@/lib/data/applications";
import type { SearchFailure } from "@/lib/data/or-search-failure";
import { ApplicationCards, ApplicationTable } from "./application-table";

type Props = {
  list: Promise<ApplicationPage | SearchFailure | "noSuchPage">;
  query: ApplicationListQuery;
  agency: { agencyName: string; timeZone: string };
  /** This page's address. */ here: string;
  /** The list's address without a query, with the language. */ action: string;
  /** Both with the language. */
  toListHref: (query: ApplicationListQuery) => string;
  toHref: (reference: string) => string;
  /** Leads elsewhere. */ onNoSuchPage: () => never;
};

/** The search, the states and what they lead to, or why that can't be shown. */
export async function ApplicationListRegion({
  list,
  query,
  agency,
  here,
  action,
  toListHref,
  toHref,
  onNoSuchPage,
}: Props) {
  const [page, t] = await Promise.all([list, getTranslations("applications")]);
  if (page === "noSuchPage") return onNoSuchPage();
  const hasFailed = typeof page === "string";
  const { q, state, size } = query;
  const search = (
    <ListFilterForm
      // The field follows the address, also where a link has changed it.
      key={here}
      action={action}
      label={t("search")}
      search={{ text: q, hint: t("searchHint") }}
      show={t("search")}
      count={0}
      kept={state ? { state } : {}}
      clearHref={toListHref({ size, state })}
    />
  );
  if (hasFailed)
    return (
      <div className="space-y-5">
        {search}
        <ListFailure title={t("failed")} reason={page} href={here} />
      </div>
    );
  const { counts, applications } = page;
  const all = applicationStates.reduce((sum, each) => sum + counts[each], 0);
  const tabs = [
    { id: "all" as const, name: t("tabs.all", { count: all }), href: toListHref({ q, size }) },
    ...applicationStates.map((each) => ({
      id: each,
      name: t(`tabs.${each}`, { count: counts[each] }),
      href: toListHref({ q, size, state: each }),
    })),
  ];
  const toPage = (cursor: string | null) =>
    cursor === null ? null : toListHref({ ...query, after: cursor });
  const rows = { applications, toHref, timeZone: agency.timeZone };
  const isFiltered = q !== undefined || (state !== undefined && all > 0);
  return (
    <div className="space-y-5">
      {search}
      <LinkTabs label={t("tabs.label")} tabs={tabs} current={state ?? "all"} />
      <ListFrame
        heading={t("count", { count: state ? counts[state] : all })}
        chips={q === undefined ? [] : [{ label: `“${q}”`, href: toListHref({ size, state }) }]}
        clearHref={toListHref({ size, state })}
        pages={{ previous: toPage(page.previous), next: toPage(page.next) }}
      >
        {applications.length > 0 ? (
          <>
            <ApplicationTable {...rows} />
            <ApplicationCards {...rows} />
          </>
        ) : (
          <EmptyList
            isFiltered={isFiltered}
            noMatch={t("noMatch")}
            none={{
              title: t("none.title"),
              text: t("none.text", { agency: agency.agencyName }),
            }}
          />
        )}
      </ListFrame>
    </div>
  );
}
