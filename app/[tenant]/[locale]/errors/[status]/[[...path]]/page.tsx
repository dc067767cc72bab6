import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { ErrorMessage } from "@/components/errors/error-message";
import { ExpiryMessage } from "@/components/errors/expiry-message";
import { resolveErrorKind } from "@/components/errors/resolve-error-kind";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { requireAgency } from "@/lib/tenant/require-agency";

export const metadata: Metadata = { robots: { index: false, follow: false } };

/**
 * What the front door shows in place of Next's own error documents, which have no text without
 * script.
 */
export default async function ErrorPage({
  params,
}: PageProps<"/[tenant]/[locale]/errors/[status]/[[...path]]">) {
  const [agency, locale, { status, path = [] }, asked, t] = await Promise.all([
    requireAgency(),
    getLocale(),
    params,
    headers(),
    getTranslations("expiry"),
  ]);
  // Asked for by a visitor, it is a page like any other that doesn't exist; the front door lets
  // this header in from nobody.
  if (asked.get("x-render-error") !== status) notFound();
  const home = pathPrefix(locale, agency.defaultLanguage) || "/";
  if (status === "410")
    return (
      <>
        <title>{`${t("title")} - ${agency.agencyName}`}</title>
        <ExpiryMessage home={home} contactEmail={agency.contactEmailId} />
      </>
    );
  return (
    <ErrorMessage
      kind={resolveErrorKind({ status, path: `/${path.join("/")}` })}
      home={home}
      agency={agency}
    />
  );
}
