import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import { LoginView } from "@/components/login/login-view";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { paths } from "@/lib/paths";
import { safePath } from "@/lib/safe-path";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { getSession } from "@/lib/session/get-session";
import { requireAgency } from "@/lib/tenant/require-agency";

export async function generateMetadata(): Promise<Metadata> {
  const [agency, locale, t] = await Promise.all([requireAgency(), getLocale(), getTranslations("login")]);
  return pageMetadata(agency, { locale, path: paths.login(), title: t("submit"), description: t("text"), isIndexed: false });
}

export default async function LoginPage({ searchParams }: PageProps<"/[tenant]/[locale]/login">) {
  const [agency, locale, query] = await Promise.all([requireAgency(), getLocale(), searchParams]);
  const prefix = pathPrefix(locale, agency.defaultLanguage);
  const home = prefix || "/";
  const asked = safePath(query.redirect, "");
  // Back to the form that was just passed would be a dead loop.
  const target = asked && !asked.startsWith(`${prefix}${paths.login()}`) ? asked : null;
  if (await getSession(agency.subdomain)) redirect(target ?? home);
  return <LoginView image={agency.hero.image} redirect={target} home={home} />;
}
