import { useTranslations } from "next-intl";
import { FeeList } from "@/components/site/cars/fee-list";
import { RentalPrice } from "@/components/site/cars/rental-price";
import { ExactMoney } from "@/components/site/exact-money";
import { CancellationText } from "@/components/site/prices/cancellation-text";
import { Badge } from "@/components/ui/badge";
import { Icon } from "@/components/ui/icon";
import type { CarInclusion } from "@/lib/api/contract/car-terms";
import type { CarOffer } from "@/lib/api/contract/cars";
import type { ChargeCode } from "@/lib/api/contract/price-terms";
import type { RentalView } from "./rental-view";
import { OfferGone } from "@/components/site/offers/offer-gone";
import { OfferTerms } from "@/components/site/offers/offer-terms";
import { ReserveOffer } from "@/components/site/offers/reserve-offer";

/** Below this many the number helps; above it it only presses. */
const few = 5;

type Props = {
  offer: CarOffer;
  /** What its price is compared with. */
  cheapest: CarOffer | undefined;
  /** Of any of the covers: what this one lacks is said, too. */
  inclusions: readonly CarInclusion[];
  isDeal: boolean;
  view: RentalView;
};

/** One cover: what is in it and what isn't, what a damage costs, its price and one thing to do. */
export function CoverCard({ offer, cheapest, inclusions, isDeal, view }: Props) {
  const t = useTranslations("carDetails.covers");
  const terms = useTranslations("carTerms");
  const { cover, payment, charges, cancellation, carsLeft, price } = offer;
  const amountOf = (code: ChargeCode) =>
    charges.find((charge) => charge.code === code)?.amount ?? null;
  const [excess, deposit] = [amountOf("excess"), amountOf("deposit")];
  const more =
    price && cheapest?.price && cheapest.price.total.currency === price.total.currency
      ? { ...price.total, amount: price.total.amount - cheapest.price.total.amount }
      : null;
  // Of what is due at the desk the rest of the rent is no fee.
  const fees = charges.filter(({ code, isMandatory }) => isMandatory && code !== "rental");
  const name = terms(`covers.${cover}`);
  return (
    <article className="flex h-full flex-col gap-4 rounded-card border border-line bg-surface p-4 shadow-card sm:p-5">
      <div className="space-y-1">
        {isDeal && (
          <Badge tone="brand">
            <Icon name="badge-percent" className="size-3.5" />
            {t("deal")}
          </Badge>
        )}
        <h3 className="flex flex-wrap items-center gap-x-2 text-heading font-semibold">
          <Icon name="shield-check" className="size-5 shrink-0 text-brand-ink" />
          {name}{" "}
          {more && more.amount > 0 && (
            <span className="text-base font-normal text-ink-soft">
              {t.rich("more", { price: () => <ExactMoney money={more} /> })}
            </span>
          )}
        </h3>
        <p className={cover === "complete" ? "text-success" : "text-ink-soft"}>
          {excess && excess.amount > 0 ? (
            <>
              {t("excess")} <ExactMoney money={excess} />
            </>
          ) : (
            cover === "complete" && t("noExcess")
          )}
        </p>
      </div>
      <ul aria-label={t("holds", { cover: name })} className="space-y-1 text-sm">
        {inclusions.map((inclusion) => {
          const isIn = offer.inclusions.includes(inclusion);
          const icon = isIn ? "check" : "x";
          return (
            <li
              key={inclusion}
              className={`flex items-center gap-2 ${isIn ? "" : "text-ink-faint"}`}
            >
              <Icon name={icon} className={`size-4 shrink-0 ${isIn ? "text-success" : ""}`} />
              {!isIn && <span className="sr-only">{t("without")} </span>}
              {terms(`inclusions.${inclusion}`)}
            </li>
          );
        })}
      </ul>
      <ul className="space-y-1 text-sm">
        <li>
          <CancellationText cancellation={cancellation} now={view.now} />
        </li>
        <li className="text-ink-soft">{terms(`payments.${payment}`)}</li>
        <FeeList fees={fees} />
        {carsLeft !== null && carsLeft <= few && (
          <li className="font-semibold text-warning">{terms("carsLeft", { count: carsLeft })}</li>
        )}
      </ul>
      <div className="mt-auto space-y-3">
        {price && <RentalPrice price={price} days={offer.days} deposit={deposit} />}
        <CoverAction offer={offer} view={view} />
      </div>
      <OfferTerms
        service="cars"
        label={t("terms")}
        titles={{ cancelling: t("cancelling"), price: t(price ? "priceOf" : "chargesOf") }}
        cancellation={cancellation}
        isPaidOnSite={payment === "atDesk"}
        now={view.now}
        price={price}
        baseLabel={terms("base", { days: offer.days })}
        charges={charges}
        className="space-y-6 pt-2"
      />
    </article>
  );
}

/** Reserves a cover for the driver's own age, which must be set for that. */
function CoverAction({ offer, view }: { offer: CarOffer; view: RentalView }) {
  const t = useTranslations("carDetails");
  const terms = useTranslations("carTerms");
  const { rental, isAgeKnown, searchHref } = view;
  return (
    <ReserveOffer
      selection={{ service: "cars", ...rental, offerId: offer.id }}
      total={offer.price?.total}
      flow={{ namespace: "carDetails.reserve", step: "reservation-details" }}
      name={`${terms("orSimilar", { name: offer.vehicle.name })}, ${terms(`covers.${offer.cover}`)}`}
      gone={
        <OfferGone
          namespace="carDetails.gone"
          links={[
            { href: searchHref, text: t("gone.others") },
            { href: "#times", text: t("gone.times") },
          ]}
        />
      }
      tell={isAgeKnown ? null : { href: "#times", text: t("covers.tellAge") }}
      view={view}
    />
  );
}
