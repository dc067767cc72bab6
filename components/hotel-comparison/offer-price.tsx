import { useTranslations } from "next-intl";
import { TextLink } from "@/components/ui/text-link";
import { AgentRates, agentRatesClass } from "@/components/site/prices/agent-rates";
import { MoneyText } from "@/components/site/money-text.client";
import type { HotelOffer } from "@/lib/api/contract/hotels";
import type { PriceCall } from "@/lib/prices/resolve-price-call";

type Props = {
  offer: HotelOffer;
  hotelName: string;
  /** For viewers without price rights; null without log-in or email. */
  priceCall: PriceCall | null;
};

/** The total of the stay, with what an agent earns; without price rights the way to it. */
export function OfferPrice({ offer: { price }, hotelName, priceCall }: Props) {
  const t = useTranslations("hotelComparison");
  const card = useTranslations("hotels.card");
  if (!price) {
    if (!priceCall) return null;
    const isAsking = priceCall.kind === "ask";
    return (
      // Loaded anew: that page has a policy of its own.
      <TextLink
        href={priceCall.href}
        aria-label={t(isAsking ? "askOf" : "revealOf", { name: hotelName })}
        className="hover:underline"
      >
        {t(isAsking ? "ask" : "reveal")}
      </TextLink>
    );
  }
  return (
    <>
      <strong className="text-heading font-semibold">
        <MoneyText money={price.total} />
      </strong>
      <span className="block text-xs text-ink-faint">{card("taxes")}</span>
      {price.agent && (
        <dl className={agentRatesClass}>
          <AgentRates agent={price.agent} />
        </dl>
      )}
    </>
  );
}
