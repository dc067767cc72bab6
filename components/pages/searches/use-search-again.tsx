import { useTranslations } from "next-intl";
import { ExactMoney } from "@/components/site/exact-money";
import { TripPeople } from "@/components/trips/trip-people";
import type { PastSearch } from "@/lib/api/contract/past-searches";
import { useDateRange } from "@/lib/dates/use-date-range";
import {
  countSearchedPeople,
  listSearchedPlaces,
  toSearchAgain,
  toSearchedDays,
  toSearchPath,
} from "@/lib/services/past-search-facts";

/** "Lisbon (LIS) – London (LHR)". */
export const SearchedPlaces = ({ input }: Pick<PastSearch, "input">) => (
  <>
    {listSearchedPlaces(input).map((name, index) => (
      // A route may come back to a place.
      <span key={index}>
        {index > 0 && " – "}
        <bdi className="wrap-anywhere">{name}</bdi>
      </span>
    ))}
  </>
);

export function SearchedDates({ input }: Pick<PastSearch, "input">) {
  const toRange = useDateRange();
  const { start, end } = toSearchedDays(input);
  return <>{toRange(start, end)}</>;
}

/** After the days: " · 2 guests", where the search says so. */
export function SearchedPeople({ input }: Pick<PastSearch, "input">) {
  const count = countSearchedPeople(input);
  if (count === null) return null;
  return (
    <>
      {" · "}
      <TripPeople service={input.service} count={count} />
    </>
  );
}

/** How many were found, and the cheapest then. */
export function FoundThen({ search: { results, cheapest } }: { search: PastSearch }) {
  const t = useTranslations("pastSearches");
  if (results === null) return <span className="text-ink-soft">{t("unknown")}</span>;
  return (
    <>
      {t("results", { count: results })}
      {cheapest && (
        <span className="text-ink-soft">
          {" · "}
          {t.rich("from", { price: () => <ExactMoney money={cheapest} /> })}
        </span>
      )}
    </>
  );
}

/**
 * The same search, at later dates where its own have passed. `today`: the earliest anywhere, as
 * 2026-12-31.
 */
export function useSearchAgain({ prefix, today }: { prefix: string; today: string }) {
  const toRange = useDateRange();
  return (search: PastSearch) => {
    const { input, isMoved } = toSearchAgain(search, { today });
    const { start, end } = toSearchedDays(input);
    return {
      href: `${prefix}${toSearchPath(input)}`,
      /** The dates that it continues at, if they are others. */
      dates: isMoved ? toRange(start, end) : null,
    };
  };
}
