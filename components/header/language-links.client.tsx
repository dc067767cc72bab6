"use client";

import { useSearchParams } from "next/navigation";
import { Icon } from "@/components/ui/icon";
import { sendLanguage } from "@/lib/api/browser/send-language";
import { languages, type LanguageCode } from "@/lib/api/contract/languages";

type Props = { offered: readonly LanguageCode[]; current: LanguageCode; isSignedIn: boolean };

/**
 * `?lng=` on the current page: middleware stores the choice and redirects to the language's path.
 * Plain links: the document's language changes.
 */
export function LanguageLinks({ offered, current, isSignedIn }: Props) {
  const query = useSearchParams();
  const hrefFor = (code: LanguageCode) => {
    const next = new URLSearchParams(query);
    next.set("lng", code);
    return `?${next}`;
  };
  return (
    <ul>
      {languages
        .filter(({ code }) => offered.includes(code))
        .map(({ code, name, tag }) => (
          <li key={code}>
            <a
              href={hrefFor(code)}
              lang={tag}
              hrefLang={tag}
              onClick={() => isSignedIn && sendLanguage(code)}
              aria-current={code === current || undefined}
              className="menu-row"
            >
              {name}
              {code === current && <Icon name="check" className="size-4 text-brand-ink" />}
            </a>
          </li>
        ))}
    </ul>
  );
}
