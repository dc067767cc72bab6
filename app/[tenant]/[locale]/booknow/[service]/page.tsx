import type { Metadata } from "next";
import { requireServiceOnRequest } from "@/lib/deals/require-service";
import { getLanguage } from "@/lib/i18n/get-language";
import { serviceMetadata } from "@/lib/seo/service-metadata";
import { ServiceOnRequest } from "@/components/pages/service/service-on-request";

type Props = PageProps<"/[tenant]/[locale]/booknow/[service]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ agency, service }, locale] = await Promise.all([
    requireServiceOnRequest((await params).service),
    getLanguage(),
  ]);
  return serviceMetadata(agency, { locale, service: service.id });
}

/** Where an enquiry begins for a service that is sold on request. */
export default async function ServicePage({ params }: Props) {
  const { agency, service } = await requireServiceOnRequest((await params).service);
  return <ServiceOnRequest agency={agency} service={service.id} />;
}
