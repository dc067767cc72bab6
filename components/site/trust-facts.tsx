import clsx from "clsx";
import { useTranslations } from "next-intl";
import { Icon, type IconName } from "@/components/ui/icon";
import { TextLink } from "@/components/ui/text-link";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { Agency } from "@/lib/api/contract/agencies";
import { textIn } from "@/lib/i18n/text-in";
import { useLanguage } from "@/lib/i18n/use-language";
import { toWebUrl } from "@/lib/to-web-url";

type Kind = NonNullable<Agency["trust"]>[number]["kind"];
const icons: Record<Kind, IconName> = {
  license: "shield-check",
  bond: "lock-keyhole",
  office: "building-2",
  since: "calendar-days",
  reviews: "star",
};

type Props = {
  agency: Pick<Agency, "defaultLanguage" | "trust">;
  className?: string;
};

/** What the agency says of itself that a first visitor can check; nothing where it says nothing. */
export function TrustFacts({ agency, className }: Props) {
  const language = useLanguage();
  const t = useTranslations("checkout.terms");
  const { defaultLanguage, trust = [] } = agency;
  const facts = trust.flatMap(({ kind, text, url }) => {
    const words = textIn(text, { language, defaultLanguage });
    return words ? [{ kind, words, href: toWebUrl(url ?? null) }] : [];
  });
  if (facts.length === 0) return null;
  return (
    <ul className={clsx("trust-facts", className)}>
      {facts.map(({ kind, words, href }) => (
        <li key={words}>
          <Icon name={icons[kind]} className="size-5 shrink-0 text-brand-ink" />
          {href ? (
            // What was typed on the page stays.
            <TextLink href={href} target="_blank" rel="noopener">
              {words}
              <VisuallyHidden> {t("newTab")}</VisuallyHidden>
            </TextLink>
          ) : (
            words
          )}
        </li>
      ))}
    </ul>
  );
}
