import { useTranslations } from "next-intl";
import { MoneyText } from "@/components/site/money-text.client";
import type { CardPrice } from "@/lib/hotels/to-card-hotel";

/**
 * The total, then the price per night; the retail price only if it is higher by what is worth
 * telling (decision 038); what an agent earns (decision 016).
 */
export function HotelPrice({ price, nights }: { price: CardPrice; nights: number }) {
  const t = useTranslations("hotels.card");
  const { perNight } = price;
  return (
    <dl className="hotel-price">
      {price.reference && (
        <div className="hotel-price-retail">
          <dt>{t("retail")}</dt>
          <dd>
            <s>
              <MoneyText money={price.reference} />
            </s>
          </dd>
        </div>
      )}
      <div className="hotel-price-total">
        <dt>{t("total")}</dt>
        <dd>
          <MoneyText money={price.total} />
        </dd>
        {perNight && nights > 1 && (
          <dd className="hotel-price-note">
            {t.rich("perNight", { price: () => <MoneyText money={perNight} /> })}
          </dd>
        )}
        <dd className="hotel-price-terms">{t("taxes")}</dd>
      </div>
      {price.agent && (
        <div className="mt-2 rounded-control bg-brand-tint px-3 py-1.5 text-sm text-ink price-below:order-3 price-below:w-full">
          {(["net", "markup"] as const).map((key) => (
            <div key={key} className="flex justify-between gap-3">
              <dt>{t(key)}</dt>
              <dd className="font-semibold">
                {price.agent && <MoneyText money={price.agent[key]} />}
              </dd>
            </div>
          ))}
        </div>
      )}
    </dl>
  );
}
