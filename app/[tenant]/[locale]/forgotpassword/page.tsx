import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ForgotPasswordForm } from "@/components/accounts/forgot-password-form.client";
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
    getTranslations("accounts.forgot"),
  ]);
  return pageMetadata(agency, {
    locale,
    path: paths.forgotPassword(),
    title: t("title"),
    description: t("text"),
    isIndexed: false,
  });
}

export default async function ForgotPasswordPage() {
  const [agency, locale] = await Promise.all([requireAgency(), getLanguage()]);
  return (
    <FormPage image={agency.hero.image}>
      <ClientTexts namespaces={["accounts.forgot", "accounts.mailSent", "forms"]}>
        <ForgotPasswordForm
          logInHref={`${pathPrefix(locale, agency.defaultLanguage)}${paths.login()}`}
        />
      </ClientTexts>
    </FormPage>
  );
}
