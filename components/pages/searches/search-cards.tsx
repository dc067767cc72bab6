import { useFormatter, useTranslations } from "next-intl";
import { ListCards, listCard, listCardLink } from "@/components/ui/list-cards";
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

function Card({ search, ...props }: SearchRowProps & { search: PastSearch }) {
  const t = useTranslations("pastSearches");
  const services = useTranslations("enquiries.services");
  const format = useFormatter();
  const { input, by, searchedAt } = search;
  const { href, dates } = useSearchAgain(search, props);
  return (
    <li data-list-row className={listCard}>
      <div className="flex items-baseline justify-between gap-3">
        <Link href={href} className={listCardLink}>
          <SearchedPlaces input={input} />
        </Link>
        <span className="shrink-0 text-end text-sm">
          <FoundThen search={search} />
        </span>
      </div>
      <p className="text-sm">
        {services(input.service)} · <SearchedDates input={input} /> ·{" "}
        <SearchedPeople input={input} />
      </p>
      <p className="text-sm text-ink-soft">
        {props.hasAgents && (
          <>
            <bdi>{by.name}</bdi> ·{" "}
          </>
        )}
        {format.dateTime(new Date(searchedAt), zonedTime(props.timeZone))}
      </p>
      {dates && <p className="text-sm text-ink-soft">{t("moved", { dates })}</p>}
    </li>
  );
}

/** Searches on phones and tablets: each card opens its search again. */
export const SearchCards = ({
  searches,
  ...props
}: SearchRowProps & { searches: readonly PastSearch[] }) => (
  <ListCards>
    {searches.map((search) => (
      <Card key={search.id} search={search} {...props} />
    ))}
  </ListCards>
);
