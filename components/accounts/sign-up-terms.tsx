import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

const toLink = (href: string) =>
  function TermsLink(text: ReactNode) {
    return (
      <a href={href} target="_blank" rel="noreferrer" className="underline">
        {text}
      </a>
    );
  };

type Props = { termsHref: string; privacyHref: string | null };

/** What a user agrees to when signing up. In new tabs, so that the input stays. */
export function SignUpTerms({ termsHref, privacyHref }: Props) {
  const t = useTranslations("accounts.signUp");
  return (
    <p>
      {t.rich("terms", { terms: toLink(termsHref) })}{" "}
      {privacyHref && t.rich("privacy", { privacy: toLink(privacyHref) })}
    </p>
  );
}
