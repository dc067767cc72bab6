import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { ErrorMessage } from "@/components/errors/error-message";
import { ExpiryMessage } from "@/components/errors/expiry-message";
import { resolveErrorKind } from "@/components/errors/resolve-error-kind";
import { getLanguage } from "@/lib/i18n/get-language";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { requireAgency } from "@/lib/tenant/require-agency";

export const metadata: Metadata = { robots: { index: false, follow: false } };

/**
 * Served by the front door in place of Next's own error documents, which have no text without
 * scripts.
 */
export default async function ErrorPage({
  params,
}: PageProps<"/[tenant]/[locale]/errors/[status]/[[...path]]">) {
  const [agency, locale, { status, path = [] }, asked, t] = await Promise.all([
    requireAgency(),
    getLanguage(),
    params,
    headers(),
    getTranslations("expiry"),
  ]);
  // Requested by a visitor it doesn't exist; the front door strips this header from outside
  // requests.
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
