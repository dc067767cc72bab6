import { useTranslations } from "next-intl";
import { OfferGone } from "@/components/site/offers/offer-gone";
import { ReserveOffer } from "@/components/site/offers/reserve-offer";
import type { Fare } from "@/lib/api/contract/flights";
import type { FlightView } from "./flight-view";

type Props = {
  fare: Fare;
  view: FlightView;
  /** Where the party is set. */ partyHref: string;
};

/** Chooses a fare for the party, which must be set for that. */
export function FareAction({ fare, view, partyHref }: Props) {
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
