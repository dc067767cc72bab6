import clsx from "clsx";
import { useTranslations } from "next-intl";
import { ExactMoney } from "@/components/site/exact-money";
import { CancellationText } from "@/components/site/prices/cancellation-text";
import { Badge } from "@/components/ui/badge";
import { Icon } from "@/components/ui/icon";
import type { Fare } from "@/lib/api/contract/flights";
import { useDeadline } from "@/lib/dates/use-deadline";
import { toPassengers } from "@/lib/api/contract/to-passengers";
import { FareConditions } from "./fare-conditions";
import { FarePrice } from "./fare-price";
import type { FlightView } from "./flight-view";
import { useFareFeatures, type FareFeature } from "./use-fare-features";
import { OfferGone } from "@/components/site/offers/offer-gone";
import { ReserveOffer } from "@/components/site/offers/reserve-offer";

/** Below this many the number helps; above it it only presses. */
const few = 5;
const looks: Record<FareFeature["standing"], string> = {
  included: "text-success",
  fee: "text-ink-soft",
  missing: "text-ink-faint",
};

type Props = {
  fare: Fare;
  /** What it is compared with; itself for the first. */ first: Fare;
  view: FlightView;
  partyHref: string;
};

/** One fare: what is in it and what isn't, its price for everybody and one thing to do. */
export function FareCard({ fare, first, view, partyHref }: Props) {
  const t = useTranslations("flightDetails.fares");
  const terms = useTranslations("flightTerms");
  const toDeadline = useDeadline();
  const toFeatures = useFareFeatures();
  const { brand, cabin, seatsLeft, payLaterUntil, cancellation, changeFee } = fare;
  const { people } = toPassengers(view.party);
  const known = new Map(toFeatures(first).map(({ name, text }) => [name, text]));
  const features = toFeatures(fare).map((feature) => ({
    ...feature,
    // How many more can be added depends on how many are in.
    isOther: feature.name !== "extraBags" && known.get(feature.name) !== feature.text,
  }));
  const others = features.filter(({ isOther }) => isOther);
  const isChosen = brand.id === view.brandId;
  const more =
    fare.price && first.price && first.price.total.currency === fare.price.total.currency
      ? { ...fare.price.total, amount: fare.price.total.amount - first.price.total.amount }
      : null;
  const { zone } = cancellation;
  return (
    <article
      className={clsx(
        "relative flex h-full flex-col gap-4 rounded-card border bg-surface p-4 shadow-card sm:p-5",
        isChosen ? "border-brand ring-1 ring-brand" : "border-line",
      )}
    >
      <div className="space-y-1">
        {isChosen && (
          <Badge tone="brand" className="absolute start-4 top-0 -translate-y-1/2 sm:start-5">
            <Icon name="check" className="size-3.5" />
            {t("chosen")}
          </Badge>
        )}
        <h3 className="flex flex-wrap items-baseline gap-x-2 text-heading font-semibold">
          <bdi>{brand.name}</bdi>{" "}
          {more && more.amount > 0 && (
            <span className="text-base font-normal text-ink-soft">
              {t.rich("more", { price: () => <ExactMoney money={more} /> })}
            </span>
          )}
        </h3>
        <p className="text-sm text-ink-soft">{terms(`cabins.${cabin}`)}</p>
        {others.length > 0 && (
          <p className="text-sm md:hidden">
            <span className="text-ink-soft">{t("compared", { fare: first.brand.name })}</span>{" "}
            <span className="font-medium">{others.map(({ text }) => text).join(" · ")}</span>
          </p>
        )}
      </div>
      <ul aria-label={t("holds", { fare: brand.name })} className="space-y-1.5 text-sm">
        <li className="flex items-start gap-2">
          <Icon name="check" className="mt-0.5 size-4 shrink-0 text-success" />
          {terms("bags.personal")}
        </li>
        {features.map(({ name, standing, icon, text, isOther }) => (
          <li key={name} className="flex items-start gap-2">
            <Icon name={icon} className={clsx("mt-0.5 size-4 shrink-0", looks[standing])} />
            <span
              className={clsx(
                standing === "missing" && "text-ink-faint",
                isOther && "md:font-semibold",
              )}
            >
              {name === "change" && changeFee
                ? t.rich("changeFee", { fee: () => <ExactMoney money={changeFee} /> })
                : text}
            </span>
          </li>
        ))}
      </ul>
      <ul className="space-y-1 text-sm">
        {cancellation.steps.length > 0 && (
          <li>
            <CancellationText cancellation={cancellation} now={view.now} />
          </li>
        )}
        {payLaterUntil && (
          <li className="text-success">
            {t("keep", {
              time: toDeadline(payLaterUntil, zone),
            })}
          </li>
        )}
        {seatsLeft !== null && seatsLeft <= few && (
          <li className="font-semibold text-warning">{t("seatsLeft", { count: seatsLeft })}</li>
        )}
      </ul>
      <div className="mt-auto space-y-3">
        {fare.price && <FarePrice price={fare.price} shares={fare.shares} people={people} />}
        <FareAction fare={fare} view={view} partyHref={partyHref} />
      </div>
      <FareConditions fare={fare} people={people} now={view.now} />
    </article>
  );
}

type FareActionProps = {
  fare: Fare;
  view: FlightView;
  /** Where the party is set. */ partyHref: string;
};

/** Chooses a fare for the party, which must be set for that. */
function FareAction({ fare, view, partyHref }: FareActionProps) {
  const t = useTranslations("flightDetails");
  const { party, isPartyKnown, here, searchHref } = view;
  return (
    <ReserveOffer
      selection={{ service: "flights", ...party, offerId: fare.id, bags: [], seats: [] }}
      total={fare.price?.total}
      flow={{ namespace: "flightDetails.reserve", step: "reservation-details" }}
      name={fare.brand.name}
      gone={
        <OfferGone
          namespace="flightDetails.gone"
          links={[
            { href: here, text: t("gone.again") },
            { href: searchHref, text: t("gone.others") },
          ]}
        />
      }
      tell={isPartyKnown ? null : { href: partyHref, text: t("fares.tellParty") }}
      view={view}
    />
  );
}
