import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import type { PaymentSettings } from "@/lib/api/contract/agency-settings";

type Props = {
  payment: Pick<PaymentSettings, "gateway" | "account">;
  toAction: (form: "again" | "off") => string;
};

/** Switches payments on by the key that is kept, tries that again, or switches them off. */
export function SwitchForms({ payment: { gateway, account }, toAction }: Props) {
  const t = useTranslations("paymentSettings.switch");
  if (gateway === null && !account) return null;
  return (
    <div className="flex flex-wrap items-start gap-3">
      {account && (
        <form method="post" action={toAction("again")}>
          <Button type="submit" look="secondary">
            {t(account.gateway === gateway ? "again" : "on")}
          </Button>
        </form>
      )}
      {gateway !== null && (
        <details className="min-w-0">
          <summary className="button button-quiet button-medium cursor-pointer list-none">
            {t("off")}
          </summary>
          <form
            method="post"
            action={toAction("off")}
            className="mt-3 max-w-prose space-y-3 rounded-control border border-line p-4"
          >
            <p className="text-sm">{t("offText")}</p>
            <Button type="submit" look="secondary">
              {t("offNow")}
            </Button>
          </form>
        </details>
      )}
    </div>
  );
}
