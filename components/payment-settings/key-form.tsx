import { useTranslations } from "next-intl";
import { PlainForm, SubmitButton } from "@/components/site/forms/plain-form.client";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { TextInput } from "@/components/ui/text-input";
import { asksForProof, type FormDraft } from "@/lib/forms/form-draft";
import { keyPermissions } from "@/lib/payment-settings/payment-forms";
import { PaymentProblem } from "./payment-problem";

type Props = {
  action: string;
  /** The same form, rejected: without the key, which is kept nowhere. */ draft: FormDraft | null;
  /** When the kept key was entered; null: there is none. */ keptSince: string | null;
  /** Where those without a password sign in again; null if everybody has one. */
  ssoHref: string | null;
};

/**
 * Takes a key with the password that this needs, at once: a key isn't given back to be sent once
 * more. Works without scripts.
 */
export function KeyForm({ action, draft, keptSince, ssoHref }: Props) {
  const t = useTranslations("paymentSettings.key");
  const forms = useTranslations("forms");
  const proof = useTranslations("proof");
  const keyError = draft?.invalid.includes("secretKey") ? t("invalid") : null;
  const passwordError =
    draft && asksForProof(draft)
      ? forms(draft.refusal === "proof" ? "passwordMissing" : "passwordWrong")
      : null;
  return (
    <Card title={t("title")} text={t("text")}>
      <ol className="mb-6 list-decimal space-y-2 ps-5 text-sm">
        <li>
          {t.rich("steps.create", {
            link: (text) => (
              <a
                href="https://dashboard.stripe.com/apikeys/create"
                target="_blank"
                rel="noreferrer"
                className="font-semibold text-brand-ink underline"
              >
                {text}
              </a>
            ),
          })}
        </li>
        <li>
          {t("steps.permit")}
          <ul className="mt-1 list-disc space-y-1 ps-5">
            {Object.values(keyPermissions).map(({ name, level }) => (
              <li key={name}>
                <bdi lang="en">
                  {name}: <strong>{level}</strong>
                </bdi>
              </li>
            ))}
          </ul>
        </li>
        <li>{t("steps.enter")}</li>
      </ol>
      <PlainForm
        action={action}
        waiting={t("waiting")}
        failed={t("noAnswer")}
        className="space-y-5"
      >
        {draft && (
          <PaymentProblem
            draft={draft}
            fields={[
              ...(keyError ? [{ id: "payment-key", text: keyError }] : []),
              ...(passwordError ? [{ id: "payment-password", text: t("again") }] : []),
            ]}
          />
        )}
        {/* Drawn anew after sending: nothing of it stays in the page. */}
        <div key={`${draft?.key ?? ""} ${keptSince ?? ""}`} className="space-y-5">
          <Field id="payment-key" label={t("field")} hint={t("hint")} error={keyError}>
            {(control) => (
              <TextInput
                {...control}
                name="secretKey"
                dir="ltr"
                required
                maxLength={300}
                autoCapitalize="none"
                autoComplete="off"
                spellCheck={false}
                className="max-w-xl"
              />
            )}
          </Field>
          <Field
            id="payment-password"
            label={forms("password")}
            hint={t("passwordHint")}
            error={passwordError}
          >
            {(control) => (
              <TextInput
                {...control}
                type="password"
                name="password"
                autoComplete="current-password"
                maxLength={128}
                className="max-w-sm"
              />
            )}
          </Field>
        </div>
        <SubmitButton>{t("submit")}</SubmitButton>
      </PlainForm>
      {ssoHref && passwordError && (
        <p className="mt-4 text-sm text-ink-soft">
          {proof.rich("sso", {
            link: (text) => (
              <a href={ssoHref} className="font-semibold text-brand-ink underline">
                {text}
              </a>
            ),
          })}
        </p>
      )}
    </Card>
  );
}
