import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { BookingSoon } from "@/components/bookings/booking-soon";
import { toAsked } from "@/components/bookings/to-asked";
import { activeServices } from "@/lib/deals/active-services";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { requireAgency } from "@/lib/tenant/require-agency";

type Props = PageProps<"/[tenant]/[locale]/booknow/[service]/[[...step]]">;

/** A service the agency has switched off has no pages (names.md). */
async function requireService(params: Props["params"]) {
  const [agency, { service: segment }] = await Promise.all([requireAgency(), params]);
  const service = activeServices(agency).find(({ path }) => path === `/booknow/${segment}`) ?? notFound();
  return { agency, service: service.id };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ agency, service }, locale, t] = await Promise.all([requireService(params), getLocale(), getTranslations("bookings")]);
  return pageMetadata(agency, { locale, path: paths.book(service), title: t("title", { service: t(`services.${service}`) }), isIndexed: false });
}

export default async function BookingPage({ params, searchParams }: Props) {
  const [{ agency, service }, locale, query] = await Promise.all([requireService(params), getLocale(), searchParams]);
  return (
    <BookingSoon
      agency={agency}
      service={service}
      asked={toAsked(query)}
      homeHref={`${pathPrefix(locale, agency.defaultLanguage)}${paths.home({ service })}`}
    />
  );
}
