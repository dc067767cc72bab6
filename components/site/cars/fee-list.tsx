import { useTranslations } from "next-intl";
import { ExactMoney } from "@/components/site/exact-money";
import type { Charge } from "@/lib/api/contract/charges";

/** Fees that are in the total and worth naming: "Young driver fee: $45, included". */
export function FeeList({ fees }: { fees: readonly Pick<Charge, "code" | "amount">[] }) {
  const t = useTranslations("carTerms");
  const names = useTranslations("priceTerms.charges.names");
  return fees.map(({ code, amount }) =>
    code === "other" ? null : (
      <li key={code} className="font-medium text-ink">
        {amount
          ? t.rich("fee", { fee: names(code), price: () => <ExactMoney money={amount} /> })
          : t("feeHidden", { fee: names(code) })}
      </li>
    ),
  );
}
