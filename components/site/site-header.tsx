import { useTranslations } from "next-intl";
import type { Agency } from "@/lib/api/contract/agencies";
import type { LanguageCode } from "@/lib/api/contract/languages";
import type { User } from "@/lib/api/contract/users";
import { AccountMenu } from "./account-menu";
import { AgencyLogo } from "./agency-logo";
import { LanguageMenu } from "./language-menu";
import { LogInLink } from "./log-in-link.client";
import { MobileMenu } from "./mobile-menu";
import { resolveLogInUrl } from "./resolve-log-in-url";
import { resolveLogoHref } from "./resolve-logo-href";

type Props = { agency: Agency; user: User | null; locale: LanguageCode; prefix: string };

/** 64 px, 56 on a phone, where its entries are in the menu. */
export function SiteHeader({ agency, user, locale, prefix }: Props) {
  const t = useTranslations("site");
  const logInUrl = resolveLogInUrl(agency, prefix);
  const homeHref = prefix || "/";
  const menu = { user, logInUrl, homeHref, offered: agency.languages, current: locale };
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-surface print:static">
      <div className="page-width flex h-14 items-center justify-between gap-4 md:h-16">
        <a href={resolveLogoHref(agency, user, prefix)} aria-label={t("logo", { agency: agency.agencyName })} className="rounded-control">
          <AgencyLogo agency={agency} hasMobileMark />
        </a>
        <div className="hidden items-center gap-2 md:flex">
          {agency.languages.length > 1 && <LanguageMenu offered={agency.languages} current={locale} />}
          {user && <AccountMenu user={user} homeHref={homeHref} />}
          {!user && logInUrl && <LogInLink logInUrl={logInUrl}>{t("logIn")}</LogInLink>}
        </div>
        {(user || logInUrl || agency.languages.length > 1) && (
          <div className="md:hidden">
            <MobileMenu {...menu} />
          </div>
        )}
      </div>
    </header>
  );
}
