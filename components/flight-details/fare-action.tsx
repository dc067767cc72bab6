import { useTranslations } from "next-intl";
import { RevealPrice } from "@/components/site/prices/reveal-price";
import { ReserveButton } from "@/components/site/reserve-button.client";
import { ReserveWithoutScript } from "@/components/site/reserve-without-script";
import { buttonClass } from "@/components/ui/button-class";
import { Notice } from "@/components/ui/notice";
import type { Fare } from "@/lib/api/contract/flights";
import type { FlightView } from "./flight-view";

const link = "inline-flex min-h-11 items-center font-semibold underline";

type Props = {
  fare: Fare;
  view: FlightView;
  /** Where the party is told. */ partyHref: string;
};

/**
 * With a price for the very party: choose it. Without a price: sign in and come back to this page,
 * or ask the agency.
 */
export function FareAction({ fare, view, partyHref }: Props) {
  const t = useTranslations("flightDetails.fares");
  const gone = useTranslations("flightDetails.gone");
  const { party, isPartyKnown, prefix, here, logInHref, searchHref, contact } = view;
  if (!fare.price)
    return (
      <RevealPrice
        logInHref={logInHref}
        contact={contact}
        texts={{ reveal: t("reveal"), ask: t("ask") }}
      />
    );
  if (!isPartyKnown)
    return (
      <a href={partyHref} className={buttonClass({ className: "w-full" })}>
        {t("tellParty")}
      </a>
    );
  return (
    <>
      <ReserveButton
        quote={{
          selection: { service: "flights", ...party, offerId: fare.id, bags: [], seats: [] },
          expectedTotal: fare.price.total,
        }}
        flow={{ namespace: "flightDetails.reserve", step: "reservation-details" }}
        name={fare.brand.name}
        gone={
          <Notice tone="error" title={gone("title")}>
            <p>{gone("text")}</p>
            <p className="flex flex-wrap gap-x-4">
              <a href={here} className={link}>
                {gone("again")}
              </a>
              <a href={searchHref} className={link}>
                {gone("others")}
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
}
