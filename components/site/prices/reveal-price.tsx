import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon";

type Props = {
  /** Null where nobody can sign in. */ logInHref: string | null;
  contact: { email: string | null };
  texts: { reveal: string; ask: string };
};

/**
 * Instead of a price: sign in and come back to this page, or ask the agency. Sign-in is reached by
 * a full navigation: its document brings its own policy.
 */
export function RevealPrice({ logInHref, contact: { email }, texts }: Props) {
  const href = logInHref ?? (email ? `mailto:${email}` : null);
  return href ? (
    <a href={href} className={buttonClass({ className: "w-full" })}>
      {logInHref && <Icon name="lock-keyhole-open" className="size-4" />}
      {logInHref ? texts.reveal : texts.ask}
    </a>
  ) : null;
}
