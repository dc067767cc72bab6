import { Menu, X } from "lucide-react";
import { useTranslations } from "next-intl";
import type { LanguageCode } from "@/lib/api/contract/languages";
import type { User } from "@/lib/api/contract/users";
import { AccountSummary } from "./account-summary";
import { LanguageLinks } from "./language-links.client";
import { LogInLink } from "./log-in-link.client";
import { LogOutButton } from "./log-out-button.client";

type Props = { user: User | null; logInUrl: string | null; homeHref: string; offered: readonly LanguageCode[]; current: LanguageCode };

const press = "grid size-11 place-items-center rounded-pill text-ink hover:bg-brand-tint";

/** The phone's menu slides in from the side of its button. A native popover, so it opens without script too. */
export function MobileMenu({ user, logInUrl, homeHref, offered, current }: Props) {
  const t = useTranslations("site");
  return (
    <>
      <button type="button" popoverTarget="mobile-menu" aria-label={t("menu.open")} className={`${press} -me-2`}>
        <Menu aria-hidden className="size-6" />
      </button>
      <div id="mobile-menu" popover="auto" role="dialog" aria-label={t("menu.title")} className="side-sheet">
        <div className="flex items-center justify-between ps-3">
          <p className="text-heading font-semibold">{t("menu.title")}</p>
          <button type="button" popoverTarget="mobile-menu" popoverTargetAction="hide" aria-label={t("menu.close")} className={press}>
            <X aria-hidden className="size-6" />
          </button>
        </div>
        {user && <AccountSummary user={user} />}
        {!user && logInUrl && (
          <LogInLink logInUrl={logInUrl} size="medium" className="mx-3 my-2">
            {t("logIn")}
          </LogInLink>
        )}
        {offered.length > 1 && (
          <nav aria-labelledby="mobile-languages" className="border-t border-line pt-4">
            <h2 id="mobile-languages" className="px-3 text-sm font-semibold text-ink-soft">
              {t("language.choose")}
            </h2>
            <LanguageLinks offered={offered} current={current} />
          </nav>
        )}
        {user && (
          <div className="border-t border-line pt-3">
            <LogOutButton homeHref={homeHref} />
          </div>
        )}
      </div>
    </>
  );
}
