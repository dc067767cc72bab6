import { useFormatter, useTranslations } from "next-intl";
import { ProblemNotice } from "@/components/site/problem-notice";
import { flightLimits } from "@/lib/api/contract/flight-terms";
import { calendarDayOfWeek, toUtcDate } from "@/lib/dates/calendar-date";
import type { FlightQuery } from "@/lib/flights/flight-query";
import { toPassengers } from "@/lib/api/contract/to-passengers";
import { MissingAges } from "./missing-ages";

type Props = {
  /** Unknown problems are shown elsewhere. */
  search: Omit<FlightQuery, "problems"> & { problems: readonly string[] };
  /** This page's URL, with the language: where the form for missing ages leads. */
  here: string;
};

/** Tells which parts of the URL couldn't be used, what was used instead, and asks for ages. */
export function FlightProblems({ search, here }: Props) {
  const t = useTranslations("flightSearch.problems");
  const terms = useTranslations("flightTerms");
  const format = useFormatter();
  const { legs, adults, ages, ageless, cabin, problems } = search;
  const dates = legs.map(({ date }) => format.dateTime(toUtcDate(date), calendarDayOfWeek));
  const party = toPassengers({ adults, ages }).groups.map(({ kind, count }) =>
    terms(`kinds.${kind}`, { count }),
  );
  const texts = {
    dates: () => t("dates", { dates: format.list(dates) }),
    cabin: () => t("cabin", { cabin: terms(`cabins.${cabin}`) }),
    party: () => t("party", { seated: flightLimits.seated, party: format.list(party) }),
    ages: () => t("ages", { count: ageless ? ageless.children + ageless.infants : 0 }),
  };
  const told = (["dates", "cabin", "party", "ages"] as const).filter((each) =>
    problems.includes(each),
  );
  if (told.length === 0) return null;
  return (
    <div className="space-y-5">
      <ProblemNotice title={t("title")} problems={told.map((id) => ({ id, text: texts[id]() }))} />
      {ageless && <MissingAges search={search} ageless={ageless} here={here} />}
    </div>
  );
}
