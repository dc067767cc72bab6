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

/** What whoever signs up agrees to. In new tabs: what was typed stays. */
export function SignUpTerms({
  termsHref,
  privacyHref,
}: {
  termsHref: string;
  privacyHref: string | null;
}) {
  const t = useTranslations("accounts.signUp");
  return (
    <p>
      {t.rich("terms", { terms: toLink(termsHref) })}{" "}
      {privacyHref && t.rich("privacy", { privacy: toLink(privacyHref) })}
    </p>
  );
}
