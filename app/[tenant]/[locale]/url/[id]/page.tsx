import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import { notFound, redirect } from "next/navigation";
import { getShortLinkTarget } from "@/lib/data/short-links";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { requireAgency } from "@/lib/tenant/require-agency";

export const metadata: Metadata = { robots: { index: false, follow: false } };

/** A short link: on to its page in the visitor's language. */
export default async function ShortLinkPage({ params }: PageProps<"/[tenant]/[locale]/url/[id]">) {
  const [agency, locale, { id }] = await Promise.all([requireAgency(), getLocale(), params]);
  const target = (await getShortLinkTarget(agency.subdomain, id)) ?? notFound();
  redirect(`${pathPrefix(locale, agency.defaultLanguage)}${target}`.replace(/^(\/[a-z]{2})\/(?=[?#]|$)/, "$1"));
}
