import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { FormPage } from "@/components/site/forms/form-page";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { FormProblems } from "@/components/ui/form-problems";
import { TextArea } from "@/components/ui/text-area";
import { WrittenText } from "@/components/ui/written-text";
import { openApplicationQuestion } from "@/lib/data/applications";
import { formProblemsId } from "@/lib/forms/form-draft";
import { readReturnedForm } from "@/lib/forms/read-returned-form";
import { getLanguage } from "@/lib/i18n/get-language";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { requireAgency } from "@/lib/tenant/require-agency";

export async function generateMetadata(): Promise<Metadata> {
  const [agency, locale, t] = await Promise.all([
    requireAgency(),
    getLanguage(),
    getTranslations("applications.answer"),
  ]);
  const path = paths.applicationAnswer();
  return pageMetadata(agency, { locale, path, title: t("title"), isIndexed: false });
}

/** The target of the mail that asks an applicant something. A GET changes nothing. */
export default async function ApplicationAnswerPage({
  searchParams,
}: PageProps<"/[tenant]/[locale]/application/answer">) {
  const [agency, locale, query, t] = await Promise.all([
    requireAgency(),
    getLanguage(),
    searchParams,
    getTranslations("applications.answer"),
  ]);
  const token = typeof query.token === "string" ? query.token : null;
  const asked = token ? await openApplicationQuestion(agency.subdomain, token) : null;
  const isSent = query.done === "yes";
  const draft = await readReturnedForm(query.again);
  const problem = draft && t(draft.invalid.includes("text") ? "problem" : "failed");
  const title = t(asked ? "title" : isSent ? "sentTitle" : "goneTitle");
  const lead = asked
    ? t("text", { agency: agency.agencyName, company: asked.company })
    : t(isSent ? "sent" : "gone", { agency: agency.agencyName });
  return (
    <FormPage image={agency.hero.image} needsScript={null}>
      <header className="mb-6">
        <h1 className="text-title font-semibold text-balance">{title}</h1>
        <p className="mt-2 text-ink-soft">{lead}</p>
      </header>
      {asked && token && (
        <>
          <WrittenText text={asked.question} className="mb-6 rounded-control bg-canvas p-4" />
          <form
            method="post"
            action={`${pathPrefix(locale, agency.defaultLanguage)}${paths.applicationAnswerSend()}`}
            className="space-y-5"
          >
            {problem && (
              <FormProblems
                id={formProblemsId}
                title={problem}
                fields={[{ id: "answer-text", text: t("field") }]}
              />
            )}
            <input type="hidden" name="token" value={token} />
            <Field id="answer-text" label={t("field")}>
              {(control) => (
                <TextArea
                  {...control}
                  name="text"
                  rows={6}
                  maxLength={2_000}
                  required
                  defaultValue={draft?.fields.text ?? ""}
                />
              )}
            </Field>
            <Button type="submit" size="large" className="w-full">
              {t("submit")}
            </Button>
          </form>
        </>
      )}
    </FormPage>
  );
}
