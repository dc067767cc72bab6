import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { requireServiceOnRequest } from "@/lib/deals/require-service";
import { getLanguage } from "@/lib/i18n/get-language";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { ServiceOnRequest } from "./service-on-request";

type Props = PageProps<"/[tenant]/[locale]/booknow/[service]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ agency, service }, locale, t] = await Promise.all([
    requireServiceOnRequest((await params).service),
    getLanguage(),
    getTranslations("enquiries"),
  ]);
  const title = t(`titles.${service.id}`);
  const description = `${title}. ${t("landingText", { agency: agency.agencyName })}`;
  return pageMetadata(agency, { locale, path: paths.book(service.id), title, description });
}

/** Where somebody begins to ask for a service that is sold on request. */
export default async function ServicePage({ params }: Props) {
  const { agency, service } = await requireServiceOnRequest((await params).service);
  return <ServiceOnRequest agency={agency} service={service.id} now={new Date()} />;
}
