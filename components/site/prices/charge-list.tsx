import { useTranslations } from "next-intl";
import { useId } from "react";
import { ExactMoney } from "@/components/site/exact-money";
import type { ItemService } from "@/lib/api/contract/items";
import type { Charge } from "@/lib/api/contract/charges";

const groups: readonly {
  key: "included" | "onSite" | "optional";
  has: (charge: Charge) => boolean;
}[] = [
  { key: "included", has: ({ kind }) => kind === "included" },
  { key: "onSite", has: ({ kind, isMandatory }) => kind === "excluded" && isMandatory },
  {
    key: "optional",
    has: ({ kind, isMandatory }) => kind === "conditional" || (kind === "excluded" && !isMandatory),
  },
];

/**
 * Every charge by its name: what the total holds, what of it is taken at the place, and what comes
 * only to those who want it (decision 016).
 */
export function ChargeList({
  service,
  charges,
}: {
  service: ItemService;
  charges: readonly Charge[];
}) {
  const t = useTranslations("priceTerms.charges");
  const ofService = useTranslations(`itemTerms.${service}.prices`);
  const id = useId();
  return groups.map(({ key, has }) => {
    const own = charges.filter(has);
    return own.length === 0 ? null : (
      <div key={key} className="text-sm">
        {/* No heading: this stands under headings of any level. */}
        <p id={`${id}-${key}`} className="font-semibold">
          {key === "onSite" ? ofService("onSite") : t(`groups.${key}`)}
        </p>
        <ul aria-labelledby={`${id}-${key}`} className="mt-1 space-y-0.5 text-ink-soft">
          {own.map(({ code, name, amount }) => (
            <li key={`${code} ${name}`} className="flex justify-between gap-4">
              <span>{code === "other" ? name : t(`names.${code}`)}</span>
              {amount && <ExactMoney money={amount} />}
            </li>
          ))}
        </ul>
      </div>
    );
  });
}
