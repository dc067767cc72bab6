import { useFormatter, useTranslations } from "next-intl";
import { ActivityLength } from "@/components/site/activities/activity-length";
import { LanguageName } from "@/components/site/activities/language-name";
import { BookingFacts } from "@/components/site/bookings/booking-facts";
import { BookingAnswers } from "@/components/site/bookings/booking-answers";
import { Fact } from "@/components/site/bookings/fact";
import type { ActivityItem } from "@/lib/api/contract/activity-items";
import { partyBands } from "@/lib/api/contract/activity-terms";
import type { Booking } from "@/lib/api/contract/bookings";
import { countPeople } from "@/lib/api/contract/check-activity-party";
import { toFullName } from "@/lib/api/contract/full-name";
import { isFetched } from "@/lib/api/contract/is-fetched";
import { localMomentOfDay, toLocalMoment } from "@/lib/dates/local-moment";

/** "For 2 people", or "2 groups" */
export function ActivityBaseLabel({ item }: { item: ActivityItem }) {
  const t = useTranslations("activityTerms");
  const { party, units, option } = item;
  const kind = option.pricing.per === "person" ? "basePeople" : "baseUnits";
  return <>{t(kind, { people: countPeople(party), units })}</>;
}

/** "2 adults, 1 child" */
function PartyText({ party }: Pick<ActivityItem, "party">) {
  const t = useTranslations("activityTerms.bands.counts");
  const format = useFormatter();
  const counted = partyBands.flatMap((band) => {
    const count = party[band];
    return count ? [t(band, { count })] : [];
  });
  return <>{format.list(counted, { type: "unit" })}</>;
}

/** Which activity and option, when, for whom and in which language. */
export function ActivitySummary({ item }: { item: ActivityItem }) {
  const t = useTranslations("activityBooking.summary");
  const format = useFormatter();
  const { product, option, starts, ends, isAnyTime, party } = item;
  const toTime = (local: string) => format.dateTime(toLocalMoment(local), localMomentOfDay);
  return (
    <div>
      <p className="text-heading font-semibold">
        <bdi>{product.title}</bdi>
      </p>
      <dl className="mt-3 text-sm">
        <Fact label={t("option")}>
          <bdi>{option.title}</bdi>
        </Fact>
        <Fact label={t("starts")}>
          {isAnyTime
            ? t("anyTime", { from: toTime(starts.local), until: toTime(ends.local) })
            : toTime(starts.local)}
        </Fact>
        <Fact label={t("length")}>
          <ActivityLength minutes={option.minutes} />
        </Fact>
        {option.language && (
          <Fact label={t("language")}>
            <LanguageName code={option.language} />
          </Fact>
        )}
        <Fact label={t("people")}>
          <PartyText party={party} />
        </Fact>
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

/** Which option and where to meet: to be compared with what its guide said before. */
export function ActivityPlan({ item }: { item: ActivityItem }) {
  const t = useTranslations("activityBooking.summary");
  return (
    <dl>
      <Fact label={t("option")}>
        <bdi>{item.option.title}</bdi>
      </Fact>
      <MeetingFact meeting={item.meeting} />
    </dl>
  );
}

/** Where and how early to be there, who is named, what to bring: what people need on the way. */
export function ActivityFacts({ booking }: { booking: Booking & { item: ActivityItem } }) {
  const t = useTranslations("activityBooking.facts");
  const { item, travellers } = booking;
  return (
    <BookingFacts booking={booking} heading={<ActivitySummary item={item} />}>
      {isFetched(item, booking.answers) ? (
        <Fact label={t("meeting")}>{t("fetched")}</Fact>
      ) : (
        <MeetingFact meeting={item.meeting} />
      )}
      <BookingAnswers booking={booking} />
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
    </BookingFacts>
  );
}
