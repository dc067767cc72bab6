import { useFormatter, useLocale, useTranslations } from "next-intl";
import { ApplicationStateBadge } from "@/components/applications/application-state-badge";
import { Link } from "@/components/ui/link";
import { LinkTabs } from "@/components/ui/link-tabs";
import { listCardLink } from "@/components/ui/list-cards";
import { Reference } from "@/components/ui/reference";
import { applicationStates } from "@/lib/api/contract/application-states";
import type { ApplicationSummary } from "@/lib/api/contract/applications";
import { listApplications, type ApplicationPage } from "@/lib/data/applications";
import { zonedDay } from "@/lib/dates/zoned-time";
import type { ListQueryOf } from "@/lib/lists/list-queries";
import { paths } from "@/lib/paths";
import { defineList, type ListColumn, type ListVisit } from "../lists/list-definition";
import { RowTitle } from "../lists/row-title";

type ApplicationQuery = ListQueryOf<"applications">;

const countAll = ({ counts }: ApplicationPage) =>
  applicationStates.reduce((sum, each) => sum + counts[each], 0);

/** How many there are in each state, of those that are searched for. */
function Tabs({
  page,
  query: { q, size, state },
  toHref,
}: {
  page: ApplicationPage;
  query: ApplicationQuery;
  toHref: (query: ApplicationQuery) => string;
}) {
  const t = useTranslations("applications.tabs");
  const tabs = [
    { id: "all" as const, name: t("all", { count: countAll(page) }), href: toHref({ q, size }) },
    ...applicationStates.map((each) => ({
      id: each,
      name: t(each, { count: page.counts[each] }),
      href: toHref({ q, size, state: each }),
    })),
  ];
  return <LinkTabs label={t("label")} tabs={tabs} current={state ?? "all"} />;
}

function useCells({ prefix, agency: { timeZone } }: ListVisit) {
  const format = useFormatter();
  const countries = new Intl.DisplayNames(useLocale(), { type: "region" });
  return {
    toHref: ({ reference }: ApplicationSummary) => `${prefix}${paths.application(reference)}`,
    toCountry: ({ country }: ApplicationSummary) => countries.of(country) ?? country,
    toReceived: ({ createdAt }: ApplicationSummary) => (
      <time dateTime={createdAt}>{format.dateTime(new Date(createdAt), zonedDay(timeZone))}</time>
    ),
  };
}

function useColumns(visit: ListVisit): ListColumn<ApplicationSummary>[] {
  const t = useTranslations("applications.columns");
  const { toHref, toCountry, toReceived } = useCells(visit);
  return [
    {
      id: "company",
      text: t("company"),
      isRowHeader: true,
      cell: (application) => (
        <RowTitle href={toHref(application)} reference={application.reference}>
          {application.company}
        </RowTitle>
      ),
    },
    { id: "applicant", text: t("applicant"), cell: ({ applicant }) => <bdi>{applicant.name}</bdi> },
    {
      id: "email",
      text: t("email"),
      isExtra: true,
      cell: ({ applicant }) => <bdi dir="ltr">{applicant.email}</bdi>,
    },
    { id: "country", text: t("country"), cell: toCountry },
    { id: "received", text: t("received"), cell: toReceived },
    { id: "state", text: t("state"), cell: ({ state }) => <ApplicationStateBadge state={state} /> },
  ];
}

function useCard(visit: ListVisit) {
  const { toHref, toCountry, toReceived } = useCells(visit);
  return (application: ApplicationSummary) => {
    const { reference, company, applicant, state } = application;
    return (
      <>
        <div className="flex items-baseline justify-between gap-3">
          <Link href={toHref(application)} className={listCardLink}>
            <bdi className="line-clamp-2 wrap-anywhere">{company}</bdi>
          </Link>
          <span className="shrink-0">
            <ApplicationStateBadge state={state} />
          </span>
        </div>
        <p className="text-sm">
          <bdi className="wrap-anywhere">{applicant.name}</bdi>
        </p>
        <p className="text-sm text-ink-soft">
          {toCountry(application)} · {toReceived(application)} · <Reference>{reference}</Reference>
        </p>
      </>
    );
  };
}

/** Those who want to become agents, for those who decide. */
export const applicationList = defineList("applications", {
  texts: "applications",
  load: listApplications,
  rowsOf: ({ applications }) => applications,
  keyOf: ({ reference }) => reference,
  countOf: (page, { state }) => (state ? page.counts[state] : countAll(page)),
  isNarrowed: (page, { q, state }) =>
    q !== undefined || (state !== undefined && countAll(page) > 0),
  useColumns,
  useCard,
  Tabs,
});
