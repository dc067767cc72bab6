import { useTranslations } from "next-intl";
import { MoneyText } from "@/components/site/money-text.client";
import { buttonClass } from "@/components/ui/button-class";
import type { Fare } from "@/lib/api/contract/flights";

type Props = {
  /** The cheapest first, where the viewer sees prices. */ fares: readonly Fare[];
  /** Who flies in which cabin. */ party: string;
};

/**
 * The total and the way to the fares. Behind what is above them, it stays at the bottom of narrow
 * windows until they come: by its place in the page, without script.
 */
export function FaresBar({ fares, party }: Props) {
  const [t, days] = [useTranslations("flightDetails.fares"), useTranslations("flights.days")];
  const total = fares[0]?.price?.total;
  return (
    <div className="fares-bar">
      <p className="min-w-0 leading-tight">
        {total && (
          <span className="block font-semibold">
            {fares.length > 1 ? (
              days.rich("from", { price: () => <MoneyText money={total} /> })
            ) : (
              <MoneyText money={total} />
            )}
          </span>
        )}
        <span className="block text-sm text-ink-soft">{party}</span>
      </p>
      <a href="#fares" className={buttonClass({ className: "shrink-0" })}>
        {t("to", { count: fares.length })}
      </a>
    </div>
  );
}
