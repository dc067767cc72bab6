import clsx from "clsx";
import { Icon, type IconName } from "@/components/ui/icon";
import { TextLink } from "@/components/ui/text-link";
import type { Agency } from "@/lib/api/contract/agencies";
import type { LanguageCode } from "@/lib/api/contract/languages";
import { textIn } from "@/lib/i18n/text-in";

type Kind = NonNullable<Agency["trust"]>[number]["kind"];
const icons: Record<Kind, IconName> = {
  license: "shield-check",
  bond: "lock-keyhole",
  office: "building-2",
  since: "calendar-days",
  reviews: "star",
};

type Props = {
  agency: Pick<Agency, "agencyName" | "defaultLanguage" | "trust">;
  language: LanguageCode;
  className?: string;
};

/** What the agency says of itself that a first visitor can check; nothing where it says nothing. */
export function TrustFacts({ agency, language, className }: Props) {
  const { agencyName, defaultLanguage, trust = [] } = agency;
  const facts = trust.flatMap(({ kind, text, url }) => {
    const words = textIn(text, { language, defaultLanguage });
    return words ? [{ kind, words, url }] : [];
  });
  if (facts.length === 0) return null;
  return (
    <ul aria-label={agencyName} className={clsx("trust-facts", className)}>
      {facts.map(({ kind, words, url }) => (
        <li key={words}>
          <Icon name={icons[kind]} className="size-5 shrink-0 text-brand-ink" />
          {url ? <TextLink href={url}>{words}</TextLink> : words}
        </li>
      ))}
    </ul>
  );
}
