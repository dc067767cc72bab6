import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon";

/**
 * Prices are for members: sign in and come back to this page; no link if signed in, or if
 * sign-in isn't offered.
 */
export function SignInForPrices({ logInHref }: { logInHref: string | null }) {
  const t = useTranslations("priceTerms.hidden");
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 rounded-card bg-brand-tint p-5">
      <div>
        <p className="font-semibold">{t("title")}</p>
        <p className="text-sm text-ink-soft">{t(logInHref ? "text" : "textWithoutSignIn")}</p>
      </div>
      {logInHref && (
        <a href={logInHref} className={buttonClass()}>
          <Icon name="lock-keyhole-open" className="size-4" />
          {t("action")}
        </a>
      )}
    </div>
  );
}
