import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { ErrorMessage } from "@/components/errors/error-message";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { requireAgency } from "@/lib/tenant/require-agency";

type Props = PageProps<"/[tenant]/[locale]/errors/[status]">;

const kindOf = async ({ params }: Props) => ((await params).status === "500" ? "somethingWentWrong" : "notFound");

export async function generateMetadata(props: Props): Promise<Metadata> {
  const [agency, t, kind] = await Promise.all([requireAgency(), getTranslations("errors"), kindOf(props)]);
  return { title: `${t(kind)} - ${agency.agencyName}`, robots: { index: false, follow: false } };
}

/** What the front door shows in place of Next's own error documents, which have no text without script (architecture decision 11). */
export default async function ErrorPage(props: Props) {
  const [agency, locale, kind] = await Promise.all([requireAgency(), getLocale(), kindOf(props)]);
  return <ErrorMessage kind={kind} home={pathPrefix(locale, agency.defaultLanguage) || "/"} contactEmail={agency.contactEmailId} />;
}
