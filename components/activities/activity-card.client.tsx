"use client";

import { useFormatter, useTranslations } from "next-intl";
import { ActivityLength } from "@/components/site/activities/activity-length";
import { ActivityRating } from "@/components/site/activities/activity-rating";
import { MoneyText } from "@/components/site/money-text.client";
import { AgentRates, agentRatesClass } from "@/components/site/prices/agent-rates";
import { ChargedMoney } from "@/components/site/prices/charged-money.client";
import { SaveButton } from "@/components/site/saved-items/save-button.client";
import { buttonClass } from "@/components/ui/button-class";
import { Link } from "@/components/ui/link";
import { Picture } from "@/components/ui/picture";
import { countPeople } from "@/lib/api/contract/check-activity-party";
import { toKeptActivity } from "@/lib/activities/kept-activity";
import type { CardActivity } from "@/lib/activities/to-card-activity";
import { calendarDayOfWeek, toUtcDate } from "@/lib/dates/calendar-date";
import { useActivityCardsView } from "./activity-cards-view.client";

type Props = {
  activity: CardActivity;
  /** Its page on the day and for the party of its price. */
  href: string;
  isFirst: boolean;
};

/**
 * An activity with what the smallest party that it takes pays. A client component for the size of
 * the page: made on the server a card would be in the document, and with all its elements in the
 * page's data.
 */
export function ActivityCard({ activity, href, isFirst }: Props) {
  const t = useTranslations("activities.card");
  const terms = useTranslations("activityTerms");
  const format = useFormatter();
  const { place, priceCall } = useActivityCardsView();
  const { title, category, minutes, distance, date, freeUntil, isInstant } = activity;
  return (
    <article className="result-card picture-card">
      <div className="picture-card-picture">
        <Picture
          src={activity.picture}
          alt=""
          width={960}
          height={640}
          sizes="(width >= 80rem) 14rem, (width >= 40rem) 12rem, 7rem"
          isEager={isFirst}
        />
        <SaveButton
          item={toKeptActivity({ ...activity, place }, href)}
          className="picture-card-save"
        />
      </div>
      <div className="picture-card-lead">
        <h3 className="result-name">
          <Link href={href} className="result-link">
            <bdi>{title}</bdi>
          </Link>
        </h3>
        <ActivityRating rating={activity.rating} />
      </div>
      <div className="picture-card-offer">
        <p className="text-sm text-ink-soft">
          {terms(`categories.${category}`)}
          {" · "}
          <ActivityLength minutes={minutes} />
          {" · "}
          {t("distance", {
            distance: format.number(distance, { maximumFractionDigits: distance < 10 ? 1 : 0 }),
            place: place.name,
          })}
        </p>
        <ul className="picture-card-terms">
          <li>{t("next", { date: format.dateTime(toUtcDate(date), calendarDayOfWeek) })}</li>
          {freeUntil && (
            <li className="text-success">
              {"hoursBefore" in freeUntil
                ? terms("freeHours", { hours: freeUntil.hoursBefore })
                : terms("freeDays", { days: freeUntil.daysBefore, time: freeUntil.time })}
            </li>
          )}
          <li>{isInstant ? terms("instant") : terms("onRequest")}</li>
        </ul>
      </div>
      <div className="picture-card-price">
        {activity.price ? (
          <CardPrice activity={activity} price={activity.price} />
        ) : (
          priceCall && (
            <a
              href={priceCall.href}
              aria-label={t(priceCall.kind === "ask" ? "askOf" : "revealOf", { name: title })}
              className="relative z-10 inline-flex min-h-9 items-center font-semibold text-brand-ink hover:underline price-beside:justify-end"
            >
              {t(priceCall.kind === "ask" ? "ask" : "reveal")}
            </a>
          )
        )}
        <span aria-hidden className={buttonClass()}>
          {t("see")}
        </span>
      </div>
    </article>
  );
}

/** The total of the smallest party, and what it is of. */
function CardPrice({
  activity: { party, per },
  price,
}: {
  activity: CardActivity;
  price: NonNullable<CardActivity["price"]>;
}) {
  const t = useTranslations("activities.card");
  const terms = useTranslations("activityTerms");
  const prices = useTranslations("priceTerms.price");
  const people = countPeople(party);
  return (
    <dl className="rental-total rental-total-brief">
      {price.reference && (
        <div className="rental-total-retail">
          <dt className="max-sm:sr-only sm:inline">{prices("retail")}</dt>{" "}
          <dd className="inline">
            <s>
              <MoneyText money={price.reference} />
            </s>
          </dd>
        </div>
      )}
      <dt className="rental-total-label">
        {per === "person" ? t("fromFor", { count: people }) : terms(`perUnit.${per}`)}
      </dt>
      <dd
        className="rental-total-amount"
        data-total={`${price.total.amount}.${price.total.currency}`}
      >
        <MoneyText money={price.total} />
      </dd>
      <ChargedMoney
        money={price.total}
        label={t("charged")}
        className="max-sm:order-2 max-sm:col-span-full max-sm:text-xs"
      />
      <dd className="rental-total-terms">{t("taxesIncluded")}</dd>
      {price.agent && (
        <dd className={agentRatesClass}>
          <dl>
            <AgentRates agent={price.agent} />
          </dl>
        </dd>
      )}
    </dl>
  );
}
