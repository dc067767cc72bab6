import { useTranslations } from "next-intl";
import { ExactMoney } from "@/components/site/exact-money";
import { Reference } from "@/components/ui/reference";
import type { SandboxCheckout } from "@/lib/api/contract/payments";

/** References and dates: a line never breaks at their hyphens. */
const unbroken = /\b([A-Z]-[A-Z\d]{8}|\d{4}-\d{2}-\d{2})\b/;

type Props = { checkout: SandboxCheckout; agencyName: string };

/** The payment's item, recipient and amount. */
export function PaymentSummary({ checkout: { money, description }, agencyName }: Props) {
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
        <bdi>
          {description
            .split(unbroken)
            .map((part, index) =>
              index % 2 === 1 ? <Reference key={`${index} ${part}`}>{part}</Reference> : part,
            )}
        </bdi>
      </p>
    </div>
  );
}
