import { useFormatter, useLocale, useTranslations } from "next-intl";
import { ProofForm } from "@/components/site/forms/proof-form";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { TextInput } from "@/components/ui/text-input";
import type { OwedRefund } from "@/lib/api/contract/agency-bookings";
import { zonedTime } from "@/lib/dates/zoned-time";
import { asksForProof, type FormDraft } from "@/lib/forms/form-draft";
import { moneyInText } from "@/lib/money/money-in-text";
import { SaleProblem } from "./sale-problem";

type Props = {
  owed: OwedRefund;
  /** For those who may settle it: where the forms are posted; null for all others. */
  action: string | null;
  /** Its page. */ here: string;
  /** Where those without a password sign in again; null if everybody has one. */
  ssoHref: string | null;
  /** A form that came back. */ draft: FormDraft | null;
  /** By the agency's calendar. */ today: string;
  timeZone: string;
};

/** A refund that failed: why, and the ways out of it. Works without scripts. */
export function OwedCard({ owed, action, here, ssoHref, draft, today, timeZone }: Props) {
  const t = useTranslations("agencyBookings.owed");
  const format = useFormatter();
  const amount = moneyInText(owed.amount, useLocale());
  if (action && draft && asksForProof(draft))
    return <ProofForm draft={draft} action={action} cancelHref={here} ssoHref={ssoHref} />;
  const fields = (["paidOn", "note", "amount"] as const)
    .filter((name) => draft?.invalid.includes(name))
    .map((name) => ({ id: `owed-${name}`, text: t(`problems.${name}`) }));
  const errorOf = (id: string) => fields.find((field) => field.id === id)?.text;
  return (
    <Card title={<span id="owed">{t("title")}</span>} className="print:hidden">
      <p>
        {t("text", {
          amount,
          time: format.dateTime(new Date(owed.since), zonedTime(timeZone)),
        })}
      </p>
      <p className="mt-1 text-sm text-ink-soft">{t(`reasons.${owed.reason}`)}</p>
      {draft && <SaleProblem draft={draft} fields={fields} />}
      {action && (
        <>
          <form method="post" action={action} className="mt-4">
            <input type="hidden" name="how" value="retry" />
            <Button type="submit">{t("retry")}</Button>
          </form>
          <form method="post" action={action} className="mt-4 space-y-3 border-t border-line pt-4">
            <h3 className="font-semibold">{t("hand")}</h3>
            <input type="hidden" name="how" value="hand" />
            <input type="hidden" name="amount" value={owed.amount.amount} />
            <input type="hidden" name="currency" value={owed.amount.currency} />
            <Field id="owed-paidOn" label={t("day")} error={errorOf("owed-paidOn")}>
              {(control) => (
                <TextInput
                  {...control}
                  type="date"
                  name="paidOn"
                  required
                  max={today}
                  defaultValue={draft?.fields["paidOn"] ?? today}
                />
              )}
            </Field>
            <Field id="owed-note" label={t("note")} error={errorOf("owed-note")}>
              {(control) => (
                <TextInput
                  {...control}
                  name="note"
                  required
                  maxLength={200}
                  defaultValue={draft?.fields["note"]}
                />
              )}
            </Field>
            <Button type="submit" look="secondary" id="owed-amount">
              {t("enter", { amount })}
            </Button>
          </form>
        </>
      )}
    </Card>
  );
}
