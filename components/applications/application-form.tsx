import { useTranslations } from "next-intl";
import { ApplicationFields } from "@/components/site/application-fields";
import { CountryOptions } from "@/components/site/country-options";
import { Button } from "@/components/ui/button";
import { FormProblems } from "@/components/ui/form-problems";
import {
  applicationFields,
  type AgencyTerm,
  type ApplicationField,
} from "@/lib/applications/application-fields";
import { toApplicationRefusal } from "@/lib/applications/application-problems";
import { formProblemsId, type FormDraft } from "@/lib/forms/form-draft";

type Props = {
  action: string;
  locale: string;
  /** What an agent agrees to; null where there are no such terms. */
  term: AgencyTerm | null;
  termsHref: string | null;
  draft: FormDraft | null;
};

const idOf = (name: ApplicationField) => `application-${name}`;

/** By which a user with an account applies as an agent. Plain HTML: works without scripts. */
export function ApplicationForm({ action, locale, term, termsHref, draft }: Props) {
  const t = useTranslations("applications.form");
  const forms = useTranslations("forms");
  const wrong = applicationFields.filter((name) => draft?.invalid.includes(name));
  const refusal = toApplicationRefusal(draft?.refusal);
  return (
    <form method="post" action={action} className="space-y-5">
      {(wrong.length > 0 || refusal) && (
        <FormProblems
          id={formProblemsId}
          title={refusal ? t(`refusals.${refusal}`) : forms("summary")}
          fields={wrong.map((name) => ({ id: idOf(name), text: t(`problems.${name}`) }))}
        />
      )}
      {term && (
        <>
          <input type="hidden" name="termsId" value={term.id} />
          <input type="hidden" name="termsSha256" value={term.sha256} />
        </>
      )}
      <ApplicationFields
        idOf={idOf}
        errorOf={(name) => (wrong.includes(name) ? t(`problems.${name}`) : null)}
        values={draft?.fields ?? {}}
        countryOptions={<CountryOptions locale={locale} />}
        termsHref={termsHref}
      />
      <Button type="submit" size="large" className="w-full">
        {t("submit")}
      </Button>
    </form>
  );
}
