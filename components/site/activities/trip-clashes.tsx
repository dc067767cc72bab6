import { useFormatter, useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import type { Clash } from "@/lib/activities/find-clashes";
import type { Moment } from "@/lib/api/contract/moments";
import { toUtcDate } from "@/lib/dates/calendar-date";
import { localTime, toLocalMoment } from "@/lib/dates/local-moment";
import { momentDay } from "@/lib/dates/moment-day";
import { ActivityLength } from "./activity-length";

/** What of one's own bookings clashes with an activity that starts then: it can be booked still. */
export function TripClashes({ clashes, starts }: { clashes: readonly Clash[]; starts: Moment }) {
  const t = useTranslations("activityTerms.clashes");
  if (clashes.length === 0) return null;
  return (
    <ul aria-label={t("label")} className="space-y-1 text-sm text-warning">
      {clashes.map((clash, index) => (
        <li key={index} className="flex gap-1.5">
          <Icon name="circle-alert" className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0">
            <ClashText clash={clash} day={momentDay(starts)} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Times by the clocks of their places, with the weekday where it is another than `day`. */
function ClashText({ clash, day }: { clash: Clash; day: string }) {
  const t = useTranslations("activityTerms.clashes");
  const format = useFormatter();
  const toTime = (moment: Moment) => {
    const time = format.dateTime(toLocalMoment(moment.local), localTime);
    if (momentDay(moment) === day) return time;
    const weekday = { weekday: "short", timeZone: "UTC" } as const;
    return `${time} (${format.dateTime(toUtcDate(moment.local), weekday)})`;
  };
  if (clash.kind === "overlaps") {
    const { product, starts, ends } = clash.activity;
    return t.rich("overlaps", {
      ...{ from: toTime(starts), until: toTime(ends) },
      title: () => <bdi>{product.title}</bdi>,
    });
  }
  const { kind, flight, minutes } = clash;
  const [airport, moment] =
    kind === "lands" ? [flight.to, flight.arrives] : [flight.from, flight.departs];
  const values = {
    time: toTime(moment),
    flight: () => <bdi>{flight.number}</bdi>,
    city: () => <bdi>{airport.city}</bdi>,
    gap: () => <ActivityLength minutes={Math.abs(minutes)} />,
  };
  if (kind === "leaves") return t.rich(minutes > 0 ? "leavesSoon" : "leaves", values);
  if (minutes === 0) return t.rich("landsThen", values);
  return t.rich(minutes > 0 ? "landsAfter" : "landsBefore", values);
}
