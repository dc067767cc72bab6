import { useFormatter, useTranslations } from "next-intl";
import { ExactMoney } from "@/components/site/exact-money";
import { PageSection } from "@/components/site/page-section";
import { Icon } from "@/components/ui/icon";
import type { CarOffer } from "@/lib/api/contract/cars";

const icon = { className: "mt-0.5 size-5 shrink-0 text-ink-soft" } as const;
const row = "flex items-start gap-3";

/** How far and with which tank one may drive, who may, and what to bring to the desk. */
export function RentalRules({ offer }: { offer: CarOffer }) {
  const t = useTranslations("carDetails");
  const terms = useTranslations("carTerms");
  const format = useFormatter();
  const { mileage, fuelPolicy, minimumAge, charges, vehicle } = offer;
  const extraKm = charges.find(({ code }) => code === "extraKm")?.amount;
  return (
    <div className="grid gap-8 md:grid-cols-2">
      <PageSection id="rules" title={t("rules.title")}>
        <ul className="space-y-3">
          <li className={row}>
            <Icon name="gauge" {...icon} />
            <span>
              {mileage.included === null
                ? terms("unlimitedMileage")
                : terms("includedKm", { km: format.number(mileage.included) })}
              {mileage.included !== null && extraKm && (
                <span className="block text-sm text-ink-soft">
                  {t.rich("rules.extraKm", { price: () => <ExactMoney money={extraKm} /> })}
                </span>
              )}
            </span>
          </li>
          <li className={row}>
            <Icon name="fuel" {...icon} />
            <span>
              {terms(`fuelPolicies.${fuelPolicy}`, { fuel: vehicle.fuel })}
              <span className="block text-sm text-ink-soft">
                {t(`rules.fuel.${fuelPolicy}`, { fuel: vehicle.fuel })}
              </span>
            </span>
          </li>
          <li className={row}>
            <Icon name="user-round" {...icon} />
            {t("rules.minimumAge", { age: minimumAge })}
          </li>
        </ul>
      </PageSection>
      <PageSection id="bring" title={t("bring.title")}>
        <ul className="space-y-3">
          <li className={row}>
            <Icon name="id-card" {...icon} />
            {t("bring.licence")}
          </li>
          <li className={row}>
            <Icon name="credit-card" {...icon} />
            {t("bring.card")}
          </li>
          <li className={row}>
            <Icon name="user-round" {...icon} />
            {t("bring.identity")}
          </li>
          <li className={row}>
            <Icon name="file-text" {...icon} />
            {t("bring.voucher")}
          </li>
        </ul>
      </PageSection>
    </div>
  );
}
