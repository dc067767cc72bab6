import { getTranslations } from "next-intl/server";
import { ListFailure } from "@/components/results/list-failure";
import type { AuditQuery } from "@/lib/audit/audit-query";
import type { AuditPage } from "@/lib/data/audit-events";
import type { SearchFailure } from "@/lib/data/or-search-failure";
import { AuditList } from "./audit-list";
import { FilterForm } from "./filter-form";

type Props = {
  list: Promise<AuditPage | SearchFailure | "noSuchPage">;
  query: AuditQuery;
  agency: { agencyName: string; timeZone: string };
  prefix: string;
  /** This page's address. */ here: string;
  /** All with the language. */
  links: { action: string; toList: (query: AuditQuery) => string; export: string };
  /** Leads elsewhere. */ onNoSuchPage: () => never;
};

/** Who works here, and who of the page has left. */
function toNames({ members, events }: AuditPage): Record<string, string> {
  const actors = events.flatMap(({ actor }) => (actor ? [actor] : []));
  return Object.fromEntries([...actors, ...members].map(({ id, name }) => [id, name]));
}

/** The form and what it leads to, or why that can't be shown. */
export async function AuditListRegion({
  list,
  query,
  agency,
  prefix,
  here,
  links,
  onNoSuchPage,
}: Props) {
  const [page, t] = await Promise.all([list, getTranslations("audit")]);
  if (page === "noSuchPage") return onNoSuchPage();
  const hasFailed = typeof page === "string";
  const names = hasFailed ? {} : toNames(page);
  const members = hasFailed ? [] : page.members;
  const { member } = query;
  // Whoever has left can be asked for, too.
  const isOther = member && member !== "site" && !members.some(({ id }) => id === member);
  return (
    <div className="space-y-5">
      <FilterForm
        // The fields follow the address, also where a link has changed it.
        key={here}
        action={links.action}
        query={query}
        members={[
          ...members,
          ...(isOther ? [{ id: member, name: names[member] ?? t("former") }] : []),
        ]}
        clearHref={links.toList({ size: query.size })}
      />
      {hasFailed ? (
        <ListFailure title={t("failed")} reason={page} href={here} />
      ) : (
        <AuditList
          page={page}
          query={query}
          names={names}
          agency={agency}
          prefix={prefix}
          toListHref={links.toList}
          exportHref={links.export}
        />
      )}
    </div>
  );
}
