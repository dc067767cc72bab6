import { useFormatter, useTranslations } from "next-intl";
import { ActivityLength } from "@/components/site/activities/activity-length";
import { LanguageName, useLanguageName } from "@/components/site/activities/language-name";
import { TripClashes } from "@/components/site/activities/trip-clashes";
import { OfferGone } from "@/components/site/offers/offer-gone";
import { OfferTerms } from "@/components/site/offers/offer-terms";
import type { OfferView } from "@/components/site/offers/offer-view";
import { ReserveOffer } from "@/components/site/offers/reserve-offer";
import { MoneyText } from "@/components/site/money-text.client";
import { AgentRates, agentRatesClass } from "@/components/site/prices/agent-rates";
import { ChargedMoney } from "@/components/site/prices/charged-money.client";
import { OnRequest } from "@/components/site/prices/on-request";
import { CancellationText } from "@/components/site/prices/cancellation-text";
import { Icon } from "@/components/ui/icon";
import { findClashes } from "@/lib/activities/find-clashes";
import type { ActivityParty, ActivityProduct, ActivityStart } from "@/lib/api/contract/activities";
import { countPeople } from "@/lib/api/contract/check-activity-party";
import type { Item } from "@/lib/api/contract/items";
import type { ActivityStarts } from "@/lib/data/activities";
import { localTime, toLocalMoment } from "@/lib/dates/local-moment";

type Option = ActivityStarts["options"][number];
type View = OfferView & {
  party: ActivityParty;
  title: string;
  place: ActivityProduct["place"];
  /** What the viewer has booked. */
  planned: readonly Item[];
};

/** Below this many the number helps; above it it only presses. */
const few = 5;

const flows = {
  instant: { namespace: "activityDetails.reserve", step: "checkout" },
  request: { namespace: "activityDetails.request", step: "checkout" },
} as const;

const fact = "inline-flex items-center gap-1.5";

/** The options of an activity on a day, each with its starts. */
export const OptionList = ({ options, view }: { options: readonly Option[]; view: View }) => (
  <ul className="space-y-5">
    {options.map((option) => (
      <li key={`${option.id} ${option.language}`}>
        <OptionCard option={option} view={view} />
      </li>
    ))}
  </ul>
);

/** What one option is, when it starts, and what that costs. */
function OptionCard({ option, view }: { option: Option; view: View }) {
  const t = useTranslations("activityDetails.options");
  const { title, minutes, language, pricing, starts } = option;
  return (
    <article className="space-y-4 rounded-card border border-line bg-surface p-4 shadow-card sm:p-5">
      <div className="space-y-1">
        <h3 className="text-heading font-semibold">{title}</h3>
        <p className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
          <span className={fact}>
            <Icon name="clock" className="size-4" />
            <ActivityLength minutes={minutes} />
          </span>
          {language && (
            <span className={fact}>
              <Icon name="globe" className="size-4" />
              {t.rich("guide", { language: () => <LanguageName code={language} /> })}
            </span>
          )}
          {pricing.holds !== null && (
            <span>{t(`holds.${pricing.per}`, { count: pricing.holds })}</span>
          )}
        </p>
      </div>
      {starts.length === 0 ? (
        <p className="text-ink-soft">{t("noStarts")}</p>
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {starts.map((start) => (
            <li key={start.offerId} className="py-4">
              <StartRow start={start} option={option} view={view} />
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

/** One start: when, how many places are left, what it costs and one thing to do. */
function StartRow({ start, option, view }: { start: ActivityStart; option: Option; view: View }) {
  const t = useTranslations("activityDetails.starts");
  const terms = useTranslations("activityTerms");
  const format = useFormatter();
  const toLanguageName = useLanguageName();
  const spoken = option.language ? [toLanguageName(option.language)] : [];
  const { starts, ends, isAnyTime, state, left, answerWithinHours, price } = start;
  const [from, until] = [starts, ends].map(({ local }) =>
    format.dateTime(toLocalMoment(local), localTime),
  );
  const time = isAnyTime ? t("between", { from: from ?? "", until: until ?? "" }) : (from ?? "");
  const isOpen = state === "open";
  const base = option.pricing.per === "person" ? "basePeople" : "baseUnits";
  return (
    <div className="grid gap-x-6 gap-y-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start">
      <div className="min-w-0 space-y-1">
        <p className="font-semibold">{time}</p>
        {state !== "open" && <p className="text-sm text-ink-soft">{t(`states.${state}`)}</p>}
        {isOpen && (
          <ul className="space-y-0.5 text-sm">
            <li>
              <CancellationText cancellation={start.cancellation} now={view.now} />
            </li>
            {answerWithinHours === undefined ? (
              <li className="text-ink-soft">{terms("instant")}</li>
            ) : (
              <li>
                <OnRequest hours={answerWithinHours} />
              </li>
            )}
            {left !== null && left <= few && (
              <li className="font-semibold text-warning">
                {t(option.pricing.per === "person" ? "placesLeft" : "unitsLeft", { count: left })}
              </li>
            )}
          </ul>
        )}
        {isOpen && (
          <TripClashes
            clashes={findClashes({ starts, ends, isAnyTime, place: view.place }, view.planned)}
            starts={starts}
          />
        )}
      </div>
      {isOpen && (
        <div className="space-y-2 sm:w-56 sm:text-end">
          {price && (
            <StartPrice
              price={price}
              label={terms(base, { people: countPeople(view.party), units: start.units })}
            />
          )}
          <ReserveOffer
            selection={{ service: "activities", offerId: start.offerId, party: view.party }}
            total={price?.total}
            flow={answerWithinHours === undefined ? flows.instant : flows.request}
            name={[view.title, option.title, ...spoken, time].join(", ")}
            gone={
              <OfferGone
                namespace="activityDetails.gone"
                links={[{ href: "#days", text: t("otherDays") }]}
              />
            }
            view={view}
          />
        </div>
      )}
      {isOpen && (
        <div className="sm:col-span-full">
          <OfferTerms
            service="activities"
            label={t("terms")}
            titles={{ cancelling: t("cancelling"), price: t(price ? "priceOf" : "chargesOf") }}
            cancellation={start.cancellation}
            now={view.now}
            price={price}
            baseLabel={terms(base, { people: countPeople(view.party), units: start.units })}
            charges={start.charges}
            className="space-y-6 pt-2"
          />
        </div>
      )}
    </div>
  );
}

/** The total of a start, in the visitor's currency and as charged, and what it is of. */
function StartPrice({
  price,
  label,
}: {
  price: NonNullable<ActivityStart["price"]>;
  label: string;
}) {
  const t = useTranslations("activities.card");
  const prices = useTranslations("priceTerms.price");
  return (
    <dl className="text-xs text-ink-soft">
      <dt>{label}</dt>
      <dd>
        {price.reference && (
          <span className="me-2">
            <span className="sr-only">{prices("retail")} </span>
            <s>
              <MoneyText money={price.reference} />
            </s>
          </span>
        )}
        <span
          className="text-heading font-semibold text-ink"
          data-total={`${price.total.amount}.${price.total.currency}`}
        >
          <MoneyText money={price.total} />
        </span>
      </dd>
      <ChargedMoney money={price.total} label={t("charged")} />
      <dd>{t("taxesIncluded")}</dd>
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
