import { LockKeyholeOpen } from "lucide-react";
import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button-class";
import type { HotelOffer } from "@/lib/api/contract/hotels";
import { ReserveButton } from "@/components/site/reserve-button.client";
import { GoneNotice } from "./gone-notice.client";
import type { StayView } from "./stay-view";

/** With a price: reserve it. Without: sign in and come back to this page, or ask the agency. */
export function RateAction({ offer, view }: { offer: HotelOffer; view: StayView }) {
  const t = useTranslations("hotelDetails.rates");
  const { hotelId, party, prefix, logInHref, contact } = view;
  if (offer.price) {
    const selection = { service: "hotels", hotelId, offerId: offer.id, ...party } as const;
    return (
      <>
        <ReserveButton
          quote={{ selection, expectedTotal: offer.price.total }}
          flow={{ namespace: "hotelDetails.reserve", step: "checkout" }}
          name={offer.room.name}
          gone={<GoneNotice selection={selection} />}
          prefix={prefix}
          logInHref={logInHref}
        />
        <p className="hidden noscript:block">
          <a
            href="#without-script"
            className={buttonClass({ look: "secondary", className: "w-full" })}
          >
            {t("withoutScript")}
          </a>
        </p>
      </>
    );
  }
  // Sign-in is reached by a full navigation: its document brings its own policy.
  const href = logInHref ?? (contact.email ? `mailto:${contact.email}` : null);
  return href ? (
    <a href={href} className={buttonClass({ className: "w-full" })}>
      {logInHref && <LockKeyholeOpen aria-hidden className="size-4" />}
      {t(logInHref ? "reveal" : "ask")}
    </a>
  ) : null;
}
