import { useLocale, useTranslations } from "next-intl";
import { PartyText } from "@/components/site/hotels/party-text";
import { ProblemNotice } from "@/components/site/problem-notice";
import { useDateRange } from "@/lib/dates/use-date-range";
import { assumedAge } from "@/lib/hotels/read-party";
import type { HotelSearchQuery } from "@/lib/hotels/hotel-results";

type Props = {
  search: Pick<HotelSearchQuery, "problems" | "stay" | "rooms" | "residence">;
  needsSignIn: boolean;
};

/** Tells which parts of the URL couldn't be used, and what was used instead. */
export function StayProblems({ search, needsSignIn }: Props) {
  const t = useTranslations("hotels.problems");
  const toRange = useDateRange();
  const locale = useLocale();
  const { problems, stay, rooms, residence } = search;
  const country = new Intl.DisplayNames(locale, { type: "region" }).of(residence) ?? residence;
  const texts = {
    stay: () =>
      t("stay", {
        dates: toRange(stay.start, stay.end),
      }),
    party: () => t.rich("party", { party: () => <PartyText rooms={rooms} /> }),
    ages: () => t("ages", { age: assumedAge }),
    residence: () => t("residence", { country }),
    filters: () => t("filters"),
    prices: () => t("prices"),
  };
  const told = [...problems, ...(needsSignIn ? (["prices"] as const) : [])];
  return (
    <ProblemNotice title={t("title")} problems={told.map((id) => ({ id, text: texts[id]() }))} />
  );
}
