import { useFormatter, useTranslations } from "next-intl";
import { ReturnedProblem } from "@/components/site/forms/returned-problem";
import type { FormDraft } from "@/lib/forms/form-draft";
import { listMissing } from "@/lib/payment-settings/payment-forms";

type Props = {
  draft: FormDraft;
  /** With the ids of their controls. */ fields?: readonly { id: string; text: string }[];
};

/** Why one of the page's forms came back, in the words of what was refused. */
export function PaymentProblem({ draft, fields = [] }: Props) {
  const t = useTranslations("paymentSettings.refused");
  const format = useFormatter();
  const missing = listMissing(draft.invalid);
  const texts = {
    changed: t("changed"),
    full: t("full"),
    unrestricted: t("unrestricted"),
    wrongKey: t("wrongKey"),
    address: t("address"),
    unreachable: t("unreachable"),
    operator: t("operator"),
    ...(missing.length > 0 && { fields: t("missing", { names: format.list(missing) }) }),
  };
  return <ReturnedProblem draft={draft} texts={texts} fields={fields} />;
}
