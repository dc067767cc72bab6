import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Link } from "@/components/ui/link";
import { TextInput } from "@/components/ui/text-input";
import { formProblemsId, type FormDraft } from "@/lib/forms/form-draft";

type Props = {
  draft: FormDraft;
  /** Where the form that came back is posted. */ action: string;
  /** Its page without it. */ cancelHref: string;
  /** Where those without a password sign in again; null if everybody has one. */
  ssoHref: string | null;
};

/**
 * Asks for the password that a guarded action takes, and sends with it what was sent before:
 * nothing is entered twice. Works without scripts.
 */
export function ProofForm({ draft, action, cancelHref, ssoHref }: Props) {
  const t = useTranslations("proof");
  const forms = useTranslations("forms");
  return (
    <div id={formProblemsId} tabIndex={-1} className="scroll-mt-24 rounded-card">
      <Card title={t("title")} text={t("text")}>
        <form method="post" action={action} className="space-y-5">
          {Object.entries(draft.fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Field
            id="proof-password"
            label={forms("password")}
            error={draft.refusal === "wrongPassword" ? forms("passwordWrong") : null}
          >
            {(control) => (
              <TextInput
                {...control}
                type="password"
                name="password"
                autoComplete="current-password"
                required
                maxLength={128}
                className="max-w-sm"
              />
            )}
          </Field>
          <div className="flex flex-wrap gap-3">
            <Button type="submit">{t("submit")}</Button>
            <Link href={cancelHref} className="button button-quiet button-medium">
              {t("cancel")}
            </Link>
          </div>
        </form>
        {ssoHref && (
          <p className="mt-4 text-sm text-ink-soft">
            {t.rich("sso", {
              link: (text) => (
                <a href={ssoHref} className="font-semibold text-brand-ink underline">
                  {text}
                </a>
              ),
            })}
          </p>
        )}
      </Card>
    </div>
  );
}
