import { useTranslations } from "next-intl";
import { OfferGone } from "@/components/site/offers/offer-gone";
import { ReserveOffer } from "@/components/site/offers/reserve-offer";
import type { CarOffer } from "@/lib/api/contract/cars";
import type { RentalView } from "./rental-view";

/** Reserves a cover for the driver's own age, which must be set for that. */
export function CoverAction({ offer, view }: { offer: CarOffer; view: RentalView }) {
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
