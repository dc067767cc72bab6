import { useTranslations } from "next-intl";
import { useId } from "react";
import { ExactMoney } from "@/components/site/exact-money";
import type { ItemService } from "@/lib/api/contract/items";
import type { Charge } from "@/lib/api/contract/charges";
import { groupCharges } from "@/lib/prices/group-charges";

type Props = { service: ItemService; charges: readonly Charge[] };

/**
 * Every charge by its name: what the total holds, what of it is taken at the place, and apart from
 * both what is given back, what may come to it, and what only those pay who want it (decision 016).
 */
export function ChargeList({ service, charges }: Props) {
  const t = useTranslations("priceTerms.charges");
  const ofService = useTranslations(`itemTerms.${service}.prices`);
  const id = useId();
  return groupCharges(charges).map(({ group, charges: own }) => (
    <div key={group} className="text-sm">
      {/* No heading: this stands under headings of any level. */}
      <p id={`${id}-${group}`} className="font-semibold">
        {group === "onSite" ? ofService("onSite") : t(`groups.${group}`)}
      </p>
      <ul aria-labelledby={`${id}-${group}`} className="mt-1 space-y-0.5 text-ink-soft">
        {own.map(({ code, name, amount }) => (
          <li key={`${code} ${name}`} className="flex justify-between gap-4">
            <span>{code === "other" ? name : t(`names.${code}`)}</span>
            {amount && <ExactMoney money={amount} />}
          </li>
        ))}
      </ul>
    </div>
  ));
}
