import { useTranslations } from "next-intl";
import { RevealPrice } from "@/components/site/prices/reveal-price";
import { ReserveButton } from "@/components/site/reserve-button.client";
import { ReserveWithoutScript } from "@/components/site/reserve-without-script";
import { buttonClass } from "@/components/ui/button-class";
import { Notice } from "@/components/ui/notice";
import type { CarOffer } from "@/lib/api/contract/cars";
import type { RentalView } from "./rental-view";

const link = "inline-flex min-h-11 items-center font-semibold underline";

/**
 * With a price for the driver's own age: reserve it. Without a price: sign in and come back to this
 * page, or ask the agency.
 */
export function CoverAction({ offer, view }: { offer: CarOffer; view: RentalView }) {
  const t = useTranslations("carDetails.covers");
  const gone = useTranslations("carDetails.gone");
  const terms = useTranslations("carTerms");
  const { rental, isAgeKnown, prefix, logInHref, searchHref, contact } = view;
  if (offer.price && !isAgeKnown)
    return (
      <a href="#times" className={buttonClass({ className: "w-full" })}>
        {t("tellAge")}
      </a>
    );
  if (offer.price)
    return (
      <>
        <ReserveButton
          quote={{
            selection: { service: "cars", ...rental, offerId: offer.id },
            expectedTotal: offer.price.total,
          }}
          flow={{ namespace: "carDetails.reserve", step: "reservation-details" }}
          name={`${terms("orSimilar", { name: offer.vehicle.name })}, ${terms(`covers.${offer.cover}`)}`}
          gone={
            <Notice tone="error" title={gone("title")}>
              <p>{gone("text")}</p>
              <p className="flex flex-wrap gap-x-4">
                <a href={searchHref} className={link}>
                  {gone("others")}
                </a>
                <a href="#times" className={link}>
                  {gone("times")}
                </a>
              </p>
            </Notice>
          }
          prefix={prefix}
          logInHref={logInHref}
        />
        <ReserveWithoutScript text={t("withoutScript")} />
      </>
    );
  return (
    <RevealPrice
      logInHref={logInHref}
      contact={contact}
      texts={{ reveal: t("reveal"), ask: t("ask") }}
    />
  );
}
