import { useTranslations } from "next-intl";
import { MoneyText } from "@/components/site/money-text.client";
import { Notice } from "@/components/ui/notice";
import type { ShownPriceState } from "@/lib/prices/shown-price";

/** Notifies viewers that the price changed since the card they came from, with both. */
export function ShownPriceNotice({ state }: { state: ShownPriceState | null }) {
  const t = useTranslations("priceTerms.shownPrice");
  if (state?.kind !== "changed") return null;
  return (
    <Notice title={t("title")}>
      <p>
        {t.rich("text", {
          before: () => <MoneyText money={state.before} />,
          now: () => (
            <strong>
              <MoneyText money={state.now} />
            </strong>
          ),
        })}
      </p>
    </Notice>
  );
}
