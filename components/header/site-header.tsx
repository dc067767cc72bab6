import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { AgencyLogo } from "@/components/site/agency-logo";
import type { Agency } from "@/lib/api/contract/agencies";
import type { LanguageCode } from "@/lib/api/contract/languages";
import type { User } from "@/lib/api/contract/users";
import { resolveLogInUrl } from "@/lib/login/resolve-log-in-url";
import { resolveSignUpUrl } from "@/lib/login/resolve-sign-up-url";
import { listMenuEntries } from "@/lib/session/list-menu-entries";
import type { SiteLink } from "@/lib/tenant/resolve-site-links";
import { AccountMenu } from "./account-menu";
import { ClientViewMark } from "./client-view-switch";
import { CurrencyMenu } from "./currency-menu";
import { CurrencyPopover } from "./currency-popover.client";
import { HeaderRegion, UnlessReduced } from "./header-region.client";
import { LanguageMenu } from "./language-menu";
import { LogInLink } from "./log-in-link.client";
import { MobileMenu } from "./mobile-menu";
import { resolveLogoHref } from "./resolve-logo-href";
import { SiteLinks } from "./site-links";

type Props = {
  agency: Agency;
  user: User | null;
  locale: LanguageCode;
  prefix: string;
  links: readonly SiteLink[];
  currency: string;
  /** Only for travel agents. */
  sideNavigation: ReactNode;
  /** The cookie `hideHeader`. */
  isHiddenByCookie: boolean;
};

/** Of each link in the bar. */
const textLinks =
  "*:rounded-control *:px-2.5 *:py-1.5 *:text-sm *:font-semibold *:whitespace-nowrap *:hover:bg-brand-tint *:hover:text-brand-ink";

/**
 * 64 px, 56 on a phone, where its entries are in the menu. Up to wide screens the menu also has the
 * links to pages.
 */
export function SiteHeader({
  agency,
  user,
  locale,
  prefix,
  links,
  currency,
  sideNavigation,
  isHiddenByCookie,
}: Props) {
  const t = useTranslations("site");
  const { supportLabel } = agency;
  const logInUrl = resolveLogInUrl(agency, prefix);
  const signUpUrl = resolveSignUpUrl(agency, prefix);
  const entries = user ? listMenuEntries(agency, { user }) : [];
  const menu = {
    user,
    entries,
    supportLabel,
    links,
    logInUrl,
    signUpUrl,
    prefix,
    offered: agency.languages,
    current: locale,
    currency,
  };
  return (
    <HeaderRegion
      isSignedIn={user !== null}
      isHiddenForDeals={agency.hideHeaderforDealProposal}
      isHiddenByCookie={isHiddenByCookie}
    >
      <header className="sticky top-0 z-40 border-b border-line bg-surface print:static">
        <div className="page-width flex h-14 items-center gap-2 md:h-16 md:gap-4">
          {sideNavigation}
          <a
            href={resolveLogoHref(agency, user, prefix)}
            aria-label={t("logo", { agency: agency.agencyName })}
            className="me-auto rounded-control"
          >
            <AgencyLogo agency={agency} hasMobileMark />
          </a>
          {user?.isClientView && <ClientViewMark prefix={prefix} />}
          <div className="hidden items-center gap-1 md:flex lg:gap-2">
            <UnlessReduced>
              {links.length > 0 && (
                <nav
                  aria-label={t("sections")}
                  className={`hidden items-center gap-1 xl:flex ${textLinks}`}
                >
                  <SiteLinks links={links} prefix={prefix} />
                </nav>
              )}
              {agency.languages.length > 1 && (
                <LanguageMenu
                  offered={agency.languages}
                  current={locale}
                  isSignedIn={user !== null}
                />
              )}
            </UnlessReduced>
            <CurrencyMenu currency={currency} />
            {user && (
              <AccountMenu
                user={user}
                entries={entries}
                supportLabel={supportLabel}
                prefix={prefix}
              />
            )}
            <UnlessReduced>
              {!user && logInUrl && <LogInLink logInUrl={logInUrl}>{t("logIn")}</LogInLink>}
              {!user && signUpUrl && (
                <LogInLink logInUrl={signUpUrl} look="secondary">
                  {t("signUp")}
                </LogInLink>
              )}
            </UnlessReduced>
          </div>
          <div className="xl:hidden">
            <MobileMenu {...menu} />
          </div>
          <CurrencyPopover current={currency} prefix={prefix} />
        </div>
      </header>
    </HeaderRegion>
  );
}
