import { useFormatter, useTranslations } from "next-intl";
import { RecentVisit } from "@/components/site/recent-items/recent-visit.client";
import { SaveButton } from "@/components/site/saved-items/save-button.client";
import { ShareButton } from "@/components/site/share-button.client";
import type { Itinerary } from "@/lib/api/contract/flights";
import { calendarDayOfWeek, toUtcDate } from "@/lib/dates/calendar-date";
import type { KeptItem } from "@/lib/saved-items/kept-item";

type Props = {
  itinerary: Itinerary;
  title: string;
  /** The address to share, with its language. */ sharedHref: string;
  /** Who flies in which cabin; absent on the page to share. */ party?: string;
  /** As it is saved; absent on the page to share, which has no search. */ kept?: KeptItem;
};

/** Under the title: the days, for whom, and what the flights emit where that is known. */
export function FlightLead({ itinerary: { legs, co2 }, title, sharedHref, party, kept }: Props) {
  const t = useTranslations("flightDetails");
  const format = useFormatter();
  const days = legs.flatMap(({ segments: [first] }) =>
    first ? [format.dateTime(toUtcDate(first.departs.local), calendarDayOfWeek)] : [],
  );
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <p className="text-base">{days.join(" – ")}</p>
      {party && <p>{party}</p>}
      {co2 !== null && <p>{t("co2", { kg: format.number(Math.round(co2)) })}</p>}
      <ShareButton title={title} path={sharedHref} />
      {kept && (
        <>
          <SaveButton item={kept} look="wide" />
          <RecentVisit item={kept} />
        </>
      )}
    </div>
  );
}
