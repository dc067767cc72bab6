import { getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { ContentPage } from "@/components/site/content-page";
import { RichText } from "@/components/site/rich-text";
import { getPolicy, type PolicyKind } from "@/lib/data/policies";
import { getLanguage } from "@/lib/i18n/get-language";
import { languageAttributes } from "@/lib/i18n/language-attributes";
import { paths } from "@/lib/paths";
import { requireAgency } from "@/lib/tenant/require-agency";

/**
 * One of the agency's policies; an empty one is a 404, unless there is something to show
 * `otherwise`.
 */
export async function PolicyView({ kind, otherwise }: { kind: PolicyKind; otherwise?: ReactNode }) {
  const [agency, locale, t] = await Promise.all([
    requireAgency(),
    getLanguage(),
    getTranslations("policies"),
  ]);
  const policy = await getPolicy(agency, { kind, locale });
  if (!policy && !otherwise) notFound();
  return (
    <ContentPage
      agency={agency}
      path={paths[kind]()}
      title={t(`titles.${kind}`)}
      textLanguage={policy?.text.language}
    >
      {policy ? (
        <div {...languageAttributes(policy.text.language)}>
          <RichText html={policy.html} />
        </div>
      ) : (
        otherwise
      )}
    </ContentPage>
  );
}
