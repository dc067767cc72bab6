import { useTranslations } from "next-intl";
import { PlainForm, SubmitButton } from "@/components/site/forms/plain-form.client";
import type { PaymentSettings } from "@/lib/api/contract/agency-settings";

type Props = {
  payment: Pick<PaymentSettings, "gateway" | "account">;
  toAction: (form: "again" | "off") => string;
};

/** Switches payments on by the key that is kept, tries that again, or switches them off. */
export function SwitchForms({ payment: { gateway, account }, toAction }: Props) {
  const t = useTranslations("paymentSettings.switch");
  const key = useTranslations("paymentSettings.key");
  if (gateway === null && !account) return null;
  return (
    <div className="flex flex-wrap items-start gap-3">
      {account && (
        <PlainForm
          action={toAction("again")}
          waiting={key("waiting")}
          failed={key("noAnswer")}
          className="space-y-3"
        >
          <SubmitButton look="secondary">
            {t(account.gateway === gateway ? "again" : "on")}
          </SubmitButton>
        </PlainForm>
      )}
      {gateway !== null && (
        <details className="min-w-0">
          <summary className="button button-quiet button-medium cursor-pointer list-none">
            {t("off")}
          </summary>
          <PlainForm
            action={toAction("off")}
            failed={key("noAnswer")}
            className="mt-3 max-w-prose space-y-3 rounded-control border border-line p-4"
          >
            <p className="text-sm">{t("offText")}</p>
            <SubmitButton look="secondary">{t("offNow")}</SubmitButton>
          </PlainForm>
        </details>
      )}
    </div>
  );
}
