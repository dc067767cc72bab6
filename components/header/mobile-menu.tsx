import { useTranslations } from "next-intl";
import { LogOutLink } from "@/components/site/log-out-link";
import { Icon } from "@/components/ui/icon";
import type { LanguageCode } from "@/lib/api/contract/languages";
import type { User } from "@/lib/api/contract/users";
import type { SiteLink } from "@/lib/tenant/resolve-site-links";
import { AccountSummary } from "./account-summary";
import { ClientViewSwitch } from "./client-view-switch";
import { CurrencyMenu } from "./currency-menu";
import { UnlessReduced } from "./header-region.client";
import { LanguageLinks } from "./language-links.client";
import { LogInLink } from "./log-in-link.client";
import { MenuLinks, type MenuEntries } from "./menu-links";
import { SiteLinks } from "./site-links";

type Props = {
  user: User | null;
  entries: MenuEntries;
  supportLabel: string | null;
  links: readonly SiteLink[];
  logInUrl: string | null;
  signUpUrl: string | null;
  prefix: string;
  offered: readonly LanguageCode[];
  current: LanguageCode;
  currency: string;
};

const press = "grid size-11 place-items-center rounded-pill text-ink hover:bg-brand-tint";

/**
 * The phone's menu slides in from the side of its button and repeats the profile menu. A native
 * popover, so it opens without scripts too.
 */
export function MobileMenu({
  user,
  entries,
  supportLabel,
  links,
  logInUrl,
  signUpUrl,
  prefix,
  offered,
  current,
  currency,
}: Props) {
  const t = useTranslations("site");
  return (
    <>
      <button
        type="button"
        popoverTarget="mobile-menu"
        aria-label={t("menu.open")}
        className={`${press} -me-2`}
      >
        <Icon name="menu" className="size-6" />
      </button>
      <div
        id="mobile-menu"
        popover="auto"
        role="dialog"
        aria-label={t("menu.title")}
        className="side-sheet"
      >
        <div className="flex items-center justify-between ps-3">
          <p className="text-heading font-semibold">{t("menu.title")}</p>
          <button
            type="button"
            popoverTarget="mobile-menu"
            popoverTargetAction="hide"
            aria-label={t("menu.close")}
            className={press}
          >
            <Icon name="x" className="size-6" />
          </button>
        </div>
        {user && <AccountSummary user={user} />}
        {entries.length > 0 && (
          <MenuLinks entries={entries} prefix={prefix} supportLabel={supportLabel} />
        )}
        <UnlessReduced>
          {!user && logInUrl && (
            <LogInLink logInUrl={logInUrl} size="medium" className="mx-3">
              {t("logIn")}
            </LogInLink>
          )}
          {!user && signUpUrl && (
            <LogInLink logInUrl={signUpUrl} look="secondary" size="medium" className="mx-3">
              {t("signUp")}
            </LogInLink>
          )}
          <nav
            aria-label={t("sections")}
            className="*:flex *:min-h-11 *:items-center *:rounded-control *:px-3 *:font-medium *:hover:bg-brand-tint"
          >
            <SiteLinks
              links={links.filter(({ id }) => id !== "entries.myTrips" || entries.length === 0)}
              prefix={prefix}
            />
          </nav>
        </UnlessReduced>
        <div className="border-t border-line pt-3">
          <CurrencyMenu currency={currency} isNamed />
        </div>
        {offered.length > 1 && (
          <UnlessReduced>
            <nav aria-labelledby="mobile-languages" className="border-t border-line pt-4">
              <h2 id="mobile-languages" className="px-3 text-sm font-semibold text-ink-soft">
                {t("language.choose")}
              </h2>
              <LanguageLinks offered={offered} current={current} isSignedIn={user !== null} />
            </nav>
          </UnlessReduced>
        )}
        {user && (
          <div className="border-t border-line pt-3">
            <ClientViewSwitch user={user} prefix={prefix} />
            <LogOutLink prefix={prefix} />
          </div>
        )}
      </div>
    </>
  );
}
