import { useTranslations } from "next-intl";
import type { RateFace } from "@/lib/hotels/listed-rate";
import { RevealPrice } from "@/components/site/prices/reveal-price";
import { ReserveButton } from "@/components/site/reserve-button.client";
import { ReserveWithoutScript } from "@/components/site/reserve-without-script";
import { GoneNotice } from "./gone-notice.client";
import type { RowView } from "./stay-view";

/** With a price: reserve it. Without: sign in and come back to this page, or ask the agency. */
export function RateAction({
  offer,
  roomName,
  view,
}: {
  offer: Pick<RateFace, "id" | "price">;
  roomName: string;
  view: RowView;
}) {
  const t = useTranslations("hotelDetails.rates");
  const { hotelId, party, prefix, logInHref, contact } = view;
  if (offer.price) {
    const selection = { service: "hotels", hotelId, offerId: offer.id, ...party } as const;
    return (
      <>
        <ReserveButton
          quote={{ selection, expectedTotal: offer.price.total }}
          flow={{ namespace: "hotelDetails.reserve", step: "checkout" }}
          name={roomName}
          gone={<GoneNotice selection={selection} />}
          prefix={prefix}
          logInHref={logInHref}
        />
        <ReserveWithoutScript text={t("withoutScript")} />
      </>
    );
  }
  return (
    <RevealPrice
      logInHref={logInHref}
      contact={contact}
      texts={{ reveal: t("reveal"), ask: t("ask") }}
    />
  );
}
