import { useFormatter, useTranslations } from "next-intl";
import { ActivityLength } from "@/components/site/activities/activity-length";
import { LanguageName } from "@/components/site/activities/language-name";
import { BookingAnswers } from "@/components/site/bookings/booking-answers";
import { BookingFacts } from "@/components/site/bookings/booking-facts";
import { BookingTickets } from "@/components/site/bookings/booking-tickets";
import { Fact } from "@/components/site/bookings/fact";
import { toFetchedText, toPartyText, toStartText } from "@/lib/activities/activity-words";
import { findMeeting } from "@/lib/api/contract/find-meeting";
import { listTickets } from "@/lib/activities/list-tickets";
import type { ActivityItem } from "@/lib/api/contract/activity-items";
import type { Booking } from "@/lib/api/contract/bookings";
import { countPeople } from "@/lib/api/contract/check-activity-party";
import { toFullName } from "@/lib/api/contract/full-name";

/** "For 2 people", or "2 groups" */
export function ActivityBaseLabel({ item }: { item: ActivityItem }) {
  const t = useTranslations("activityTerms");
  const { party, units, option } = item;
  const kind = option.pricing.per === "person" ? "basePeople" : "baseUnits";
  return <>{t(kind, { people: countPeople(party), units })}</>;
}

/** Which activity and option, when, for whom and in which language. */
export function ActivitySummary({ item }: { item: ActivityItem }) {
  const t = useTranslations("activityBooking");
  const terms = useTranslations("activityTerms");
  const format = useFormatter();
  const { product, option } = item;
  return (
    <div>
      <p className="text-heading font-semibold">
        <bdi>{product.title}</bdi>
      </p>
      <dl className="mt-3 text-sm">
        <Fact label={t("summary.option")}>
          <bdi>{option.title}</bdi>
        </Fact>
        <Fact label={t("summary.starts")}>{toStartText(item, { t, format })}</Fact>
        <Fact label={t("summary.length")}>
          <ActivityLength minutes={option.minutes} />
        </Fact>
        {option.language && (
          <Fact label={t("summary.language")}>
            <LanguageName code={option.language} />
          </Fact>
        )}
        <Fact label={t("summary.people")}>{toPartyText(item, { terms, format })}</Fact>
      </dl>
    </div>
  );
}

function MeetingFact({ meeting: { point, minutesBefore } }: Pick<ActivityItem, "meeting">) {
  const t = useTranslations("activityBooking.facts");
  return (
    point && (
      <Fact label={t("meeting")}>
        <bdi>{point.name}</bdi>
        {point.address && (
          <span className="block font-normal text-ink-soft">
            <bdi>{point.address}</bdi>
          </span>
        )}
        {minutesBefore > 0 && (
          <span className="block font-normal text-ink-soft">
            {t("early", { minutes: minutesBefore })}
          </span>
        )}
      </Fact>
    )
  );
}

/** Which option, where to meet and when who is fetched is: beside what its guide said before. */
export function ActivityPlan({ item }: { item: ActivityItem }) {
  const t = useTranslations("activityBooking");
  const format = useFormatter();
  return (
    <dl>
      <Fact label={t("summary.option")}>
        <bdi>{item.option.title}</bdi>
      </Fact>
      <MeetingFact meeting={item.meeting} />
      {item.pickUpAt && <Fact label={t("facts.pickUp")}>{toFetchedText(item, { t, format })}</Fact>}
    </dl>
  );
}

/** Where and how early to be there, who is named, what to bring: what people need on the way. */
export function ActivityFacts({ booking }: { booking: Booking & { item: ActivityItem } }) {
  const bookingWords = useTranslations("activityBooking");
  const t = useTranslations("activityBooking.facts");
  const { item, travellers } = booking;
  const terms = useTranslations("activityTerms");
  const format = useFormatter();
  const { minutesBefore } = item.meeting;
  const { isFetched, spot, name } = findMeeting(item.meeting, booking.answers);
  return (
    <BookingFacts
      booking={booking}
      heading={
        <>
          <ActivitySummary item={item} />
          <BookingTickets
            service={item.service}
            tickets={listTickets(booking, { terms, format })}
          />
        </>
      }
    >
      <Fact label={t("meeting")}>
        {name !== null && <bdi>{name}</bdi>}
        {spot?.address && (
          <span className="block font-normal text-ink-soft">
            <bdi>{spot.address}</bdi>
          </span>
        )}
        {isFetched && (
          <span className="block font-normal">
            {toFetchedText(item, { t: bookingWords, format })}
          </span>
        )}
        {!isFetched && minutesBefore > 0 && (
          <span className="block font-normal text-ink-soft">
            {t("early", { minutes: minutesBefore })}
          </span>
        )}
      </Fact>
      <Fact label={t("names")}>
        {travellers.map(({ firstName, lastName }, index) => (
          <bdi key={`${index} ${firstName}`} className="block">
            {toFullName({ firstName, lastName })}
          </bdi>
        ))}
      </Fact>
      {item.product.inclusions.length > 0 && (
        <Fact label={t("included")}>
          <ul>
            {item.product.inclusions.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Fact>
      )}
      {item.product.notes.length > 0 && (
        <Fact label={t("before")}>
          <ul>
            {item.product.notes.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Fact>
      )}
      <BookingAnswers booking={booking} />
    </BookingFacts>
  );
}
