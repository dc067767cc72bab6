import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { RemoteApp } from "@/components/remote-app/remote-app.client";
import { Notice } from "@/components/ui/notice";
import { getDisplayCurrency } from "@/lib/data/display-currency";
import { env } from "@/lib/env";
import { getLanguage } from "@/lib/i18n/get-language";
import { resolveRemoteApp } from "@/lib/remote-app/resolve-remote-app";
import { toRemoteAppInput } from "@/lib/remote-app/remote-app-input";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { getSession } from "@/lib/session/get-session";
import { requireAgency } from "@/lib/tenant/require-agency";

type Props = PageProps<"/[tenant]/[locale]/[...rest]">;

const toPath = async ({ params }: Props) => `/${(await params).rest.join("/")}`;

export async function generateMetadata(props: Props): Promise<Metadata> {
  const [agency, locale, path] = await Promise.all([requireAgency(), getLanguage(), toPath(props)]);
  return pageMetadata(agency, { locale, path, isIndexed: false });
}

/** Every path without its own page: the remote main app's if one is configured, else a 404. */
export default async function UnknownPage(props: Props) {
  const [agency, language, path] = await Promise.all([
    requireAgency(),
    getLanguage(),
    toPath(props),
  ]);
  const app = resolveRemoteApp(path, env());
  if (!app) notFound();
  const [session, { currency }, t, errors] = await Promise.all([
    getSession(agency.subdomain),
    getDisplayCurrency(agency.subdomain),
    getTranslations("remoteApp"),
    getTranslations("errors"),
  ]);
  const input = toRemoteAppInput({ agency, user: session?.user ?? null, language, currency });
  const labels = {
    loading: t("loading"),
    slow: t("slow"),
    failed: t("failed"),
    retry: errors("retry"),
  };
  return (
    <>
      <noscript>
        <Notice className="page-width my-10">
          <p>{t("needsScript")}</p>
        </Notice>
      </noscript>
      <RemoteApp key={JSON.stringify(input)} origin={app.origin} input={input} labels={labels} />
    </>
  );
}
