import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { TextInput } from "@/components/ui/text-input";
import type { FormDraft } from "@/lib/forms/form-draft";
import { DomainProblem } from "./domain-problem";

type Props = {
  action: string;
  /** The same form, rejected. */ draft: FormDraft | null;
  /** There are as many as there can be. */ isFull: boolean;
};

/** Says that a domain is the agency's own. Works without scripts. */
export function ClaimForm({ action, draft, isFull }: Props) {
  const t = useTranslations("domains.claim");
  const error = draft?.invalid.includes("domain") ? t("invalid") : null;
  return (
    <Card title={t("title")}>
      {isFull ? (
        <p>{t("full")}</p>
      ) : (
        <form method="post" action={action} className="space-y-4">
          {draft && (
            <DomainProblem
              draft={draft}
              fields={error ? [{ id: "claim-domain", text: error }] : []}
            />
          )}
          <Field id="claim-domain" label={t("field")} hint={t("hint")} error={error}>
            {(control) => (
              <TextInput
                {...control}
                name="domain"
                dir="ltr"
                defaultValue={draft?.fields["domain"]}
                required
                maxLength={300}
                inputMode="url"
                autoCapitalize="none"
                autoComplete="off"
                spellCheck={false}
                className="max-w-md"
              />
            )}
          </Field>
          <Button type="submit">{t("submit")}</Button>
        </form>
      )}
    </Card>
  );
}
