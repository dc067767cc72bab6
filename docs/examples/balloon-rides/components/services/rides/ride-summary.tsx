import { useFormatter, useTranslations } from "next-intl";
import { BookingAnswers } from "@/components/site/bookings/booking-answers";
import { BookingFacts } from "@/components/site/bookings/booking-facts";
import { Fact } from "@/components/site/bookings/fact";
import type { Booking } from "@/lib/api/contract/bookings";
import { toFullName } from "@/lib/api/contract/full-name";
import type { RideItem } from "@/lib/api/contract/rides";
import { calendarDayOfWeek, toUtcDate } from "@/lib/dates/calendar-date";
import { localMomentOfDay, toLocalMoment } from "@/lib/dates/local-moment";

/** "Ride for 2 people" */
export function RideBaseLabel({ item: { people } }: { item: RideItem }) {
  return <>{useTranslations("rides")("base", { count: people })}</>;
}

/** Which ride, from where and when; `at`: the minute, once it is known. */
export function RideSummary({ item, at }: { item: RideItem; at?: string }) {
  const t = useTranslations("rides");
  const format = useFormatter();
  const { ride, baskets } = item.offer;
  return (
    <div>
      <p className="text-heading font-semibold">{ride.name}</p>
      <dl className="mt-3 text-sm">
        <Fact label={t("takeOff")}>
          {at
            ? format.dateTime(toLocalMoment(at), localMomentOfDay)
            : format.dateTime(toUtcDate(item.date), calendarDayOfWeek)}
          <span className="block font-normal text-ink-soft">{ride.place.address}</span>
        </Fact>
        <Fact label={t("length")}>{t("minutes", { minutes: ride.minutes })}</Fact>
        <Fact label={t("places")}>{t("inBaskets", { people: item.people, baskets })}</Fact>
      </dl>
    </div>
  );
}

/** What riders need on the way. */
export function RideFacts({ booking }: { booking: Booking & { item: RideItem } }) {
  const t = useTranslations("rides");
  const { item, headline, travellers } = booking;
  return (
    <BookingFacts
      booking={booking}
      heading={<RideSummary item={item} at={headline.starts.local} />}
    >
      <Fact label={t("riders.title")}>
        {travellers.map(({ firstName, lastName }, index) => (
          <bdi key={`${index} ${firstName}`} className="block">
            {toFullName({ firstName, lastName })}
          </bdi>
        ))}
      </Fact>
      <BookingAnswers booking={booking} />
      <Fact label={t("before")}>{t("early")}</Fact>
    </BookingFacts>
  );
}
