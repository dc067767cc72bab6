import type { Metadata, Viewport } from "next";
import { NextIntlClientProvider } from "next-intl";
import { getMessages } from "next-intl/server";
import { cookies, headers } from "next/headers";
import type { ReactNode } from "react";
import { Consent } from "@/components/consent/consent";
import { SiteFooter } from "@/components/footer/site-footer";
import { SiteHeader } from "@/components/header/site-header";
import { EntryWatch } from "@/components/login/entry-watch.client";
import { Palette } from "@/components/palette/palette";
import { PaletteButton } from "@/components/palette/palette-button";
import { SideNavigation } from "@/components/side-navigation/side-navigation";
import { DisplayCurrencyProvider } from "@/components/site/display-currency.client";
import { JsonLd } from "@/components/site/json-ld";
import { Providers } from "@/components/site/providers.client";
import { RegionBoundary } from "@/components/site/region-boundary.client";
import { ScriptArrival } from "@/components/site/script-arrival.client";
import { SkipLinks } from "@/components/site/skip-links";
import { TakeOverSaved } from "@/components/site/saved-items/take-over-saved.client";
import { isRightToLeft, toLanguageTag } from "@/lib/api/contract/languages";
import { getAgentNavigation } from "@/lib/data/agent-navigation";
import { getDisplayCurrency } from "@/lib/data/display-currency";
import { toLocalDate } from "@/lib/dates/calendar-date";
import { toUtc } from "@/lib/dates/to-utc";
import { toClientMessages } from "@/lib/i18n/client-messages";
import { keepEarlyFocus } from "@/lib/early-input/keep-early-focus";
import { recordEarlyInput } from "@/lib/early-input/record-early-input";
import { getLanguage } from "@/lib/i18n/get-language";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { resolveLogInUrl } from "@/lib/login/resolve-log-in-url";
import { resolveSignUpUrl } from "@/lib/login/resolve-sign-up-url";
import { markKept } from "@/lib/saved-items/mark-kept";
import { travelAgencyJsonLd } from "@/lib/seo/json-ld";
import { siteMetadata } from "@/lib/seo/page-metadata";
import { siteOrigin } from "@/lib/tenant/site-origin";
import { getSession } from "@/lib/session/get-session";
import { requireAgency } from "@/lib/tenant/require-agency";
import { resolveSiteLinks } from "@/lib/tenant/resolve-site-links";
import { listShownServices } from "@/lib/tenant/sells-savable";
import { schemeColors } from "@/lib/tenant/scheme-colors";
import { toTheme } from "@/lib/tenant/theme";
import "../../globals.css";
// Bundled with the layout's script: separate files were three more requests on every page, and had
// copies of what they share with it.
import "../../global-error";
import "./error";
import "@/components/errors/late-error.client";

// Every page has a fresh nonce; the front door makes shared copies (docs/front-door.md).
export const dynamic = "force-dynamic";

/** Only what applies to every page: title, canonical and the rest are set per page. */
export async function generateMetadata(): Promise<Metadata> {
  const agency = await requireAgency();
  return {
    metadataBase: new URL(siteOrigin(agency)),
    ...siteMetadata(agency),
    formatDetection: { telephone: false },
  };
}

export async function generateViewport(): Promise<Viewport> {
  const { isDarkModeEnabled } = await requireAgency();
  const light = schemeColors.light.surface;
  if (!isDarkModeEnabled) return { colorScheme: "light", themeColor: light };
  return {
    colorScheme: "light dark",
    themeColor: [
      { media: "(prefers-color-scheme: light)", color: light },
      { media: "(prefers-color-scheme: dark)", color: schemeColors.dark.surface },
    ],
  };
}

export default async function AgencyLayout({ children }: { children: ReactNode }) {
  const [agency, locale] = await Promise.all([requireAgency(), getLanguage()]);
  const { subdomain: tenant } = agency;
  const [session, messages, visit, request] = await Promise.all([
    getSession(tenant),
    getMessages(),
    cookies(),
    headers(),
  ]);
  const [, nonce] = /'nonce-([^']+)'/.exec(request.get("content-security-policy") ?? "") ?? [];
  const user = session?.user ?? null;
  const [currency, navigation] = await Promise.all([
    getDisplayCurrency(tenant),
    getAgentNavigation(tenant, { user }),
  ]);
  const prefix = pathPrefix(locale, agency.defaultLanguage);
  const links = resolveSiteLinks(agency, { locale, user });
  return (
    <html
      lang={toLanguageTag(locale)}
      dir={isRightToLeft(locale) ? "rtl" : "ltr"}
      data-signed-in={session ? "" : undefined}
      data-color-scheme={agency.isDarkModeEnabled ? undefined : "light"}
      // None of these fonts has Arabic letters.
      data-heading-font={locale === "ar" ? undefined : (agency.headingFont ?? undefined)}
      style={toTheme(agency.primaryColor)}
      // `markKept` adds attributes before hydration.
      suppressHydrationWarning
    >
      <body className="flex min-h-dvh flex-col">
        <script
          nonce={nonce}
          // Browsers hide the nonce.
          suppressHydrationWarning
          // oxlint-disable-next-line react/no-danger
          dangerouslySetInnerHTML={{
            __html: `${recordEarlyInput};${keepEarlyFocus}${markKept(listShownServices(agency))}`,
          }}
        />
        <JsonLd data={travelAgencyJsonLd(agency, siteOrigin(agency))} />
        <NextIntlClientProvider messages={toClientMessages(messages)}>
          <Providers
            logInUrl={session ? null : resolveLogInUrl(agency, prefix)}
            signUpUrl={session ? null : resolveSignUpUrl(agency, prefix)}
          >
            <DisplayCurrencyProvider value={currency}>
              <EntryWatch />
              {user && <TakeOverSaved />}
              <SkipLinks />
              <RegionBoundary>
                <SiteHeader
                  agency={agency}
                  user={user}
                  locale={locale}
                  prefix={prefix}
                  links={links}
                  currency={currency.currency}
                  sideNavigation={
                    navigation && (
                      <SideNavigation
                        navigation={navigation}
                        supportLabel={agency.supportLabel}
                        prefix={prefix}
                        search={<PaletteButton />}
                      />
                    )
                  }
                  isHiddenByCookie={visit.get("hideHeader")?.value === "true"}
                />
              </RegionBoundary>
              {user && navigation && (
                <Palette
                  entries={navigation.entries}
                  user={user}
                  supportLabel={agency.supportLabel}
                  prefix={prefix}
                />
              )}
              <main id="content" tabIndex={-1} className="grow outline-none">
                {children}
              </main>
              <RegionBoundary>
                <SiteFooter
                  agency={agency}
                  prefix={prefix}
                  links={links}
                  year={toUtc(toLocalDate(new Date(), agency.timeZone)).year()}
                  isSignedIn={user !== null}
                  isHiddenByCookie={visit.get("hideFooter")?.value === "true"}
                />
              </RegionBoundary>
            </DisplayCurrencyProvider>
            <RegionBoundary>
              <Consent agency={agency} prefix={prefix} />
            </RegionBoundary>
            <ScriptArrival />
          </Providers>
        </NextIntlClientProvider>
      </body>
    </html>
  );
}
