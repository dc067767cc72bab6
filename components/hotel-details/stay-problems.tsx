import { useFormatter, useTranslations } from "next-intl";
import { PartyText } from "@/components/site/hotels/party-text";
import { Notice } from "@/components/ui/notice";
import type { HotelParty } from "@/lib/api/contract/hotels";
import { calendarDay, toUtcDate } from "@/lib/dates/calendar-date";
import type { StayProblem } from "@/lib/hotels/stay-query";

type Props = { problems: readonly StayProblem[]; party: HotelParty };

/** What of the address couldn't be used, and what is shown instead. */
export function StayProblems({ problems, party: { stay, rooms } }: Props) {
  const t = useTranslations("hotelDetails.problems");
  const format = useFormatter();
  const day = (date: string) => format.dateTime(toUtcDate(date), calendarDay);
  const isPartyWrong = problems.includes("party");
  const isAgeMissing = problems.includes("ages");
  if (!problems.includes("stay") && !isPartyWrong && !isAgeMissing) return null;
  return (
    <Notice>
      {problems.includes("stay") && (
        <p>{t("stay", { start: day(stay.start), end: day(stay.end) })}</p>
      )}
      {isPartyWrong && <p>{t.rich("party", { party: () => <PartyText rooms={rooms} /> })}</p>}
      {isAgeMissing && <p>{t("ages")}</p>}
    </Notice>
  );
}
