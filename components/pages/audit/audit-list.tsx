import { useTranslations } from "next-intl";
import { EmptyList } from "@/components/results/empty-list";
import { ListExport } from "@/components/results/list-export";
import { ListFrame } from "@/components/results/list-frame";
import { listAuditChips, type AuditQuery } from "@/lib/audit/audit-query";
import type { AuditPage } from "@/lib/data/audit-events";
import { AuditCards } from "./audit-cards";
import { AuditTable } from "./audit-table";
import { useChipText } from "./use-audit-texts";

type Props = {
  page: AuditPage;
  query: AuditQuery;
  names: Readonly<Record<string, string>>;
  agency: { agencyName: string; timeZone: string };
  prefix: string;
  /** With the language. */ toListHref: (query: AuditQuery) => string;
  exportHref: string;
};

/** How many events there are, by what they are filtered, and one page of them. */
export function AuditList({ page, query, names, agency, prefix, toListHref, exportHref }: Props) {
  const t = useTranslations("audit");
  const toText = useChipText(names);
  const chips = listAuditChips(query).map((chip) => ({
    label: toText(chip),
    href: toListHref(chip.without),
  }));
  const toPage = (cursor: string | null) =>
    cursor === null ? null : toListHref({ ...query, after: cursor });
  const rows = { events: page.events, prefix, timeZone: agency.timeZone };
  return (
    <ListFrame
      heading={t("count", { count: page.total })}
      chips={chips}
      clearHref={toListHref({ size: query.size })}
      actions={page.total > 0 && <ListExport href={exportHref} />}
      pages={{ previous: toPage(page.previous), next: toPage(page.next) }}
    >
      {page.events.length > 0 ? (
        <>
          <AuditTable {...rows} />
          <AuditCards {...rows} />
        </>
      ) : (
        <EmptyList
          isFiltered={chips.length > 0}
          noMatch={t("noMatch")}
          none={{
            title: t("none.title"),
            text: t("none.text", { agency: agency.agencyName }),
          }}
        />
      )}
    </ListFrame>
  );
}
