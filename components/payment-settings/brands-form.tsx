import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { TextArea } from "@/components/ui/text-area";
import type { StoredSettings } from "@/lib/api/contract/agency-settings";
import type { FormDraft } from "@/lib/forms/form-draft";
import { PaymentProblem } from "./payment-problem";

type Props = {
  stored: StoredSettings;
  action: string;
  /** The same form, rejected. */ draft: FormDraft | null;
};

/** Which cards and other means the agency names at the foot of its pages. */
export function BrandsForm({ stored: { version, settings }, action, draft }: Props) {
  const t = useTranslations("paymentSettings.brands");
  const stored = (settings.paymentBrands ?? []).join("\n");
  const isChanged = draft?.refusal === "changed";
  const error = draft?.invalid.includes("paymentBrands") ? t("invalid") : null;
  return (
    <Card title={t("title")} text={t("text")}>
      <form method="post" action={action} className="space-y-5">
        {draft && (
          <PaymentProblem
            draft={draft}
            fields={[
              ...(error ? [{ id: "payment-brands", text: error }] : []),
              ...(isChanged
                ? [{ id: "payment-brands", text: t("stored", { names: stored || "–" }) }]
                : []),
            ]}
          />
        )}
        {/* Only who has seen what is stored now may replace it. */}
        <input
          type="hidden"
          name="version"
          value={draft && !isChanged ? (draft.fields["version"] ?? version) : version}
        />
        <Field id="payment-brands" label={t("field")} hint={t("hint")} error={error}>
          {(control) => (
            <TextArea
              {...control}
              key={draft?.key ?? version}
              name="paymentBrands"
              defaultValue={draft?.fields["paymentBrands"] ?? stored}
              maxLength={900}
              rows={5}
              className="max-w-sm"
            />
          )}
        </Field>
        <Button type="submit">{t("save")}</Button>
      </form>
    </Card>
  );
}
