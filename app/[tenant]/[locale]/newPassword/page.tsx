import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { NewPasswordForm } from "@/components/accounts/new-password-form.client";
import { ClientTexts } from "@/components/site/client-texts";
import { FormPage } from "@/components/site/forms/form-page";
import { getLanguage } from "@/lib/i18n/get-language";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { requireAgency } from "@/lib/tenant/require-agency";

export async function generateMetadata(): Promise<Metadata> {
  const [agency, locale, t] = await Promise.all([
    requireAgency(),
    getLanguage(),
    getTranslations("accounts.newPassword"),
  ]);
  return pageMetadata(agency, {
    locale,
    path: paths.newPassword(),
    title: t("title"),
    description: t("text"),
    isIndexed: false,
  });
}

/** The target of the password reset mail. */
export default async function NewPasswordPage({
  searchParams,
}: PageProps<"/[tenant]/[locale]/newPassword">) {
  const [agency, locale, { token }] = await Promise.all([
    requireAgency(),
    getLanguage(),
    searchParams,
  ]);
  const prefix = pathPrefix(locale, agency.defaultLanguage);
  return (
    <FormPage image={agency.hero.image}>
      <ClientTexts namespaces={["accounts.newPassword", "forms"]}>
        <NewPasswordForm
          token={typeof token === "string" ? token : null}
          logInHref={`${prefix}${paths.login()}`}
          forgotHref={`${prefix}${paths.forgotPassword()}`}
        />
      </ClientTexts>
    </FormPage>
  );
}
