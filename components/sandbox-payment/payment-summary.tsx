import { useTranslations } from "next-intl";
import { ExactMoney } from "@/components/site/exact-money";
import type { SandboxCheckout } from "@/lib/api/contract/payments";

/** The payment's item, recipient and amount. */
export function PaymentSummary({
  checkout: { money, description },
  agencyName,
}: {
  checkout: SandboxCheckout;
  agencyName: string;
}) {
  const t = useTranslations("sandboxPayment");
  return (
    <div>
      <h1 className="text-lg font-semibold text-ink-soft">
        {t.rich("title", { agency: () => <bdi>{agencyName}</bdi> })}
      </h1>
      <p className="mt-1 text-display font-semibold tracking-tight">
        <ExactMoney money={money} />
      </p>
      <p className="mt-1 text-ink-soft">{t("charged", { currency: money.currency })}</p>
      <p className="mt-4 border-t border-line pt-4 wrap-anywhere">
        <bdi>{description}</bdi>
      </p>
    </div>
  );
}
