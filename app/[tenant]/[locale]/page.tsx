import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { locale } from "next/root-params";
import { Fragment } from "react";
import { DealsSection } from "@/components/deals/deals-section";
import { TopDestinations } from "@/components/destinations/top-destinations";
import { Hero } from "@/components/home/hero";
import { Highlights } from "@/components/home/highlights";
import { OffersJsonLd } from "@/components/home/offers-json-ld.client";
import { ClientTexts } from "@/components/site/client-texts";
import { flightFormTexts } from "@/components/search/flight-form-texts";
import { SearchPanel } from "@/components/search/search-panel.client";
import { Recent } from "@/components/site/recent-items/recent";
import { TrustFacts } from "@/components/site/trust-facts";
import { RegionBoundary } from "@/components/site/region-boundary.client";
import { SavePricePrompt } from "@/components/home/save-price-prompt.client";
import { toLanguageCode } from "@/lib/api/contract/languages";
import { findServiceMode } from "@/lib/api/contract/services";
import { listTopDestinations } from "@/lib/data/destinations";
import { activeModes } from "@/lib/deals/active-services";
import { getDisplayCurrency } from "@/lib/data/display-currency";
import { getHome } from "@/lib/data/home";
import { getResidence } from "@/lib/data/residence";
import { textIn } from "@/lib/i18n/text-in";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { listPublicOffers } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { siteOrigin } from "@/lib/tenant/site-origin";
import { sellsSavable } from "@/lib/tenant/sells-savable";
import { requireAgency } from "@/lib/tenant/require-agency";

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await requireAgency(), { locale: toLanguageCode(await locale()), path: "/" });
}

export default async function HomePage({ searchParams }: PageProps<"/[tenant]/[locale]">) {
  const agency = await requireAgency();
  const language = toLanguageCode(await locale());
  const [t, home, currency, destinations, residence] = await Promise.all([
    getTranslations("home"),
    getHome(agency, { query: await searchParams }),
    getDisplayCurrency(agency.subdomain),
    agency.displayTopDestinations ? listTopDestinations(agency.subdomain) : [],
    getResidence(agency),
  ]);
  const prefix = pathPrefix(language, agency.defaultLanguage);
  const inWords = (texts: Parameters<typeof textIn>[0]) =>
    textIn(texts, { language, defaultLanguage: agency.defaultLanguage });
  const deals = Array.isArray(home.initial?.deals) ? home.initial.deals : [];
  const offers = listPublicOffers(deals, agency);
  const isSignInOffered = !(agency.isHideLoginOption && agency.isHideSignupOption);

  const sections = {
    deals: (
      <SavePricePrompt>
        <RegionBoundary>
          {home.selected && (
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
                contactHref:
                  !isSignInOffered && agency.contactEmailId
                    ? `mailto:${agency.contactEmailId}`
                    : null,
              }}
            />
          )}
        </RegionBoundary>
      </SavePricePrompt>
    ),
    destinations: <TopDestinations destinations={destinations} prefix={prefix} />,
    highlights: (
      <Highlights
        title={t("highlights", { agency: agency.agencyName })}
        items={agency.highlights.flatMap(({ icon, title, text }) => {
          const heading = inWords(title);
          return heading ? [{ icon, title: heading, text: inWords(text) ?? "" }] : [];
        })}
      />
    ),
  };

  return (
    <>
      {offers.length > 0 && <OffersJsonLd deals={offers} site={`${siteOrigin(agency)}${prefix}`} />}
      <Hero
        image={agency.hero.image}
        title={inWords(agency.hero.title) ?? t("heroTitle")}
        composition={agency.hero.composition}
        text={inWords(agency.hero.text) ?? t("heroText", { agency: agency.agencyName })}
      >
        {home.selected && (
          <RegionBoundary>
            <ClientTexts
              namespaces={[
                "search",
                ...(findServiceMode(agency, "flights") === "online" ? flightFormTexts : []),
              ]}
            >
              <SearchPanel
                active={home.active}
                modes={activeModes(agency)}
                prefix={prefix}
                defaults={{
                  today: home.today,
                  dates: home.dates,
                  shipLines: home.shipLines,
                  showsPrices: home.showsPrices,
                  residence,
                }}
              />
            </ClientTexts>
          </RegionBoundary>
        )}
      </Hero>
      {sellsSavable(agency) && <Recent prefix={prefix} className="page-width pt-6" />}
      <TrustFacts agency={agency} className="page-width pt-6" />
      {agency.homeSections.map((id) => (
        <Fragment key={id}>{sections[id]}</Fragment>
      ))}
    </>
  );
}
