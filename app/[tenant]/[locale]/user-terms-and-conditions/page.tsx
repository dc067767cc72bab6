import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { NoTerms } from "@/components/policies/no-terms";
import { PolicyView } from "@/components/policies/policy-view";
import { getPolicy } from "@/lib/data/policies";
import { getLanguage } from "@/lib/i18n/get-language";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { policyMetadata } from "@/lib/data/policy-metadata";
import { requireAgency } from "@/lib/tenant/require-agency";

export async function generateMetadata(): Promise<Metadata> {
  const [agency, locale, t] = await Promise.all([
    requireAgency(),
    getLanguage(),
    getTranslations("policies.titles"),
  ]);
  if (await getPolicy(agency, { kind: "userTerms", locale })) return policyMetadata("userTerms");
  return pageMetadata(agency, {
    locale,
    path: paths.userTerms(),
    title: t("userTerms"),
    isIndexed: false,
  });
}

/** The only policy that always has a page: the footer always links to it. */
export default async function UserTermsPage() {
  const [agency, locale] = await Promise.all([requireAgency(), getLanguage()]);
  return (
    <PolicyView
      kind="userTerms"
      otherwise={<NoTerms agency={agency} prefix={pathPrefix(locale, agency.defaultLanguage)} />}
    />
  );
}
