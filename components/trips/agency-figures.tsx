import { useTranslations } from "next-intl";
import { ExactMoney } from "@/components/site/exact-money";
import type { Price } from "@/lib/api/contract/prices";

/** What the agency pays and earns, where the viewer may see it. */
export function AgencyFigures({ price: { agent } }: { price: Pick<Price, "agent"> }) {
  const t = useTranslations("priceTerms.price");
  if (!agent) return null;
  return (
    <dl className="mt-4 border-t border-line pt-3 text-sm">
      {(["net", "markup"] as const).map((figure) => (
        <div key={figure} className="flex justify-between gap-4 py-1">
          <dt className="text-ink-soft">{t(figure)}</dt>
          <dd className="font-semibold">
            <ExactMoney money={agent[figure]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
