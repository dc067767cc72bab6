import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon";
import { languages, type LanguageCode } from "@/lib/api/contract/languages";
import { LanguageLinks } from "./language-links.client";

type Props = { offered: readonly LanguageCode[]; current: LanguageCode; isSignedIn: boolean };

/** A native popover: opens, closes by Esc or a click elsewhere, and works without scripts. */
export function LanguageMenu({ offered, current, isSignedIn }: Props) {
  const t = useTranslations("site.language");
  const name = languages.find(({ code }) => code === current)?.name ?? current;
  return (
    <>
      <button
        type="button"
        popoverTarget="language-menu"
        aria-label={t("current", { name })}
        className={buttonClass({ look: "quiet", size: "small" })}
      >
        <Icon name="globe" className="size-4" />
        {name}
        <Icon name="chevron-down" className="size-4 text-ink-soft" />
      </button>
      <nav id="language-menu" popover="auto" aria-label={t("choose")} className="popover-menu">
        <LanguageLinks offered={offered} current={current} isSignedIn={isSignedIn} />
      </nav>
    </>
  );
}
