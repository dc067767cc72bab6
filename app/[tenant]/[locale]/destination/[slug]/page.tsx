import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { DealsSection } from "@/components/deals/deals-section";
import { DestinationMap } from "@/components/destinations/destination-map";
import { DestinationText } from "@/components/destinations/destination-text";
import { ContentPage } from "@/components/site/content-page";
import { DisplayCurrencyProvider } from "@/components/site/display-currency.client";
import { getDestination } from "@/lib/data/destinations";
import { activeModes } from "@/lib/deals/active-services";
import { getDisplayCurrency } from "@/lib/data/display-currency";
import { getHome } from "@/lib/data/home";
import { getLanguage } from "@/lib/i18n/get-language";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { destinationMap } from "@/lib/maps/destination-map";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { sharePicture } from "@/lib/seo/share-picture";
import { requireAgency } from "@/lib/tenant/require-agency";

type Props = PageProps<"/[tenant]/[locale]/destination/[slug]">;

async function requireDestination(params: Props["params"]) {
  const [agency, { slug }] = await Promise.all([requireAgency(), params]);
  return { agency, destination: (await getDestination(agency.subdomain, slug)) ?? notFound() };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ agency, destination }, locale] = await Promise.all([
    requireDestination(params),
    getLanguage(),
  ]);
  const { slug, name: title, summary: description, image } = destination;
  return pageMetadata(agency, {
    locale,
    path: paths.destination(slug),
    title,
    description,
    image: sharePicture(image),
    text: destination,
  });
}

/** A place's text and map, and the home page's deals around its coordinates. */
export default async function DestinationPage({ params, searchParams }: Props) {
  const [{ agency, destination }, locale, { tab }, t] = await Promise.all([
    requireDestination(params),
    getLanguage(),
    searchParams,
    getTranslations("destinations"),
  ]);
  const { slug, name, summary, language, lat, long, airportLat, airportLong } = destination;
  const around = Object.fromEntries(
    Object.entries({ lat, long, airportLat, airportLong }).map(([key, value]) => [
      key,
      String(value),
    ]),
  );
  const [home, currency] = await Promise.all([
    getHome(agency, { query: { ...around, tab }, place: name }),
    getDisplayCurrency(agency.subdomain),
  ]);
  const prefix = pathPrefix(locale, agency.defaultLanguage);
  const path = paths.destination(slug);
  const isSignInOffered = !(agency.isHideLoginOption && agency.isHideSignupOption);
  return (
    <>
      <ContentPage
        agency={agency}
        path={path}
        title={name}
        parents={[{ name: t("title"), path: paths.destinations() }]}
        language={language}
        lead={summary}
        isWide
      >
        <DestinationText
          destination={destination}
          map={
            <DestinationMap
              map={destinationMap({ latitude: lat, longitude: long })}
              label={t("map", { place: name })}
              className="lg:col-start-3 lg:row-start-1"
            />
          }
        />
      </ContentPage>
      {home.selected && (
        <DisplayCurrencyProvider value={currency}>
          <DealsSection
            active={home.active}
            searches={home.searches}
            initial={home.initial}
            dates={home.dates}
            places={home.places}
            conversion={
              home.showsPrices && currency.asOf
                ? { currency: currency.currency, asOf: currency.asOf }
                : null
            }
            view={{
              prefix,
              modes: activeModes(agency),
              page: `${prefix}${path}`,
              contactHref:
                !isSignInOffered && agency.contactEmailId
                  ? `mailto:${agency.contactEmailId}`
                  : null,
            }}
          />
        </DisplayCurrencyProvider>
      )}
    </>
  );
}
