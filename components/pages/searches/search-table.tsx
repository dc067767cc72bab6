import clsx from "clsx";
import { useFormatter, useTranslations } from "next-intl";
import { ListTable, listCell, listRow } from "@/components/ui/list-table";
import { buttonClass } from "@/components/ui/button-class";
import { Link } from "@/components/ui/link";
import type { PastSearch } from "@/lib/api/contract/past-searches";
import { zonedTime } from "@/lib/dates/zoned-time";
import {
  FoundThen,
  SearchedDates,
  SearchedPeople,
  SearchedPlaces,
  useSearchAgain,
  type SearchRowProps,
} from "./use-search-again";

function Row({ search, ...props }: SearchRowProps & { search: PastSearch }) {
  const t = useTranslations("pastSearches");
  const services = useTranslations("enquiries.services");
  const format = useFormatter();
  const { input, by, searchedAt } = search;
  const { href, dates } = useSearchAgain(search, props);
  return (
    <tr data-list-row className={listRow}>
      <th scope="row" className={clsx(listCell, "min-w-40 text-start font-normal")}>
        <span className="font-semibold">
          <SearchedPlaces input={input} />
        </span>
        <span className="block text-ink-soft">{services(input.service)}</span>
      </th>
      <td className={listCell}>
        <SearchedDates input={input} />
        <span className="block text-ink-soft">
          <SearchedPeople input={input} />
        </span>
      </td>
      {props.hasAgents && (
        <td className={listCell}>
          <bdi>{by.name}</bdi>
        </td>
      )}
      <td className={listCell}>
        <FoundThen search={search} />
      </td>
      <td className={clsx(listCell, "whitespace-nowrap")}>
        {format.dateTime(new Date(searchedAt), zonedTime(props.timeZone))}
      </td>
      <td className={clsx(listCell, "text-end")}>
        <Link href={href} className={buttonClass({ look: "secondary", size: "small" })}>
          {t("continue")}
        </Link>
        {dates && <span className="mt-1 block text-xs text-ink-soft">{t("moved", { dates })}</span>}
      </td>
    </tr>
  );
}

/** Searches on wide screens, a line for each. */
export function SearchTable({
  searches,
  ...props
}: SearchRowProps & { searches: readonly PastSearch[] }) {
  const t = useTranslations("pastSearches");
  const columns = [
    { id: "what", text: t("columns.what") },
    { id: "dates", text: t("columns.dates") },
    ...(props.hasAgents ? [{ id: "agent", text: t("fields.agent") }] : []),
    { id: "results", text: t("columns.results") },
    { id: "when", text: t("columns.when") },
    { id: "action", text: <span className="sr-only">{t("continue")}</span> },
  ];
  return (
    <ListTable columns={columns}>
      {searches.map((search) => (
        <Row key={search.id} search={search} {...props} />
      ))}
    </ListTable>
  );
}
