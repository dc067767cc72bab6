"use client";

import { LockKeyholeOpen } from "lucide-react";
import { useTranslations } from "next-intl";
import { createContext, use, useMemo, useState, type ReactNode } from "react";
import { buttonClass } from "@/components/ui/button-class";
import { Dialog } from "@/components/ui/dialog.client";
import { toLogInHref } from "@/lib/login/to-log-in-href";
import { savePriceFlag } from "@/lib/save-price-flag";

type Occasion = { text: "text" | "savingsText"; redirect: string };
type Openers = {
  /**
   * `redirect` is the path to return to after signing in. If sign-in isn't offered it links to the
   * agency's contact.
   */
  openForDeal: (redirect: string) => void;
  /** Null if nobody can sign in or up, or the user is signed in. */
  openForSavings: (() => void) | null;
};

const OpenersContext = createContext<Openers>({ openForDeal: () => {}, openForSavings: null });

/** Opens the prompt for one deal. */
export const useSignInPrompt = (): Openers["openForDeal"] => use(OpenersContext).openForDeal;

/** Opens it for the savings in general. */
export const useSavePricePrompt = (): Openers["openForSavings"] =>
  use(OpenersContext).openForSavings;

type Props = { logInUrl: string | null; signUpUrl?: string | null; children: ReactNode };

/**
 * One dialog for the whole page, with two openers. The URLs are null if the agency doesn't offer
 * them, or the user is signed in.
 */
export function SignInPromptProvider({ logInUrl, signUpUrl = null, children }: Props) {
  const t = useTranslations("site");
  const [occasion, setOccasion] = useState<Occasion | null>(null);
  const isOffered = logInUrl !== null || signUpUrl !== null;
  const openers = useMemo<Openers>(
    () => ({
      openForDeal: (redirect) =>
        isOffered ? setOccasion({ text: "text", redirect }) : (location.hash = "contact"),
      openForSavings: isOffered
        ? () =>
            setOccasion({ text: "savingsText", redirect: `${location.pathname}${location.search}` })
        : null,
    }),
    [isOffered],
  );
  const redirect = occasion?.redirect ?? "/";
  const close = () => {
    savePriceFlag.forbid();
    setOccasion(null);
  };

  return (
    <OpenersContext value={openers}>
      {children}
      {isOffered && (
        <Dialog
          isOpen={occasion !== null}
          onClose={close}
          title={t("signInPrompt.title")}
          closeLabel={t("signInPrompt.close")}
        >
          <p className="mt-3 text-ink-soft">{t(`signInPrompt.${occasion?.text ?? "text"}`)}</p>
          {/* Sign-in is reached by a full navigation: its document has its own policy. */}
          <div className="mt-6 flex flex-col gap-3">
            {logInUrl && (
              <a
                href={toLogInHref(logInUrl, redirect)}
                onClick={savePriceFlag.forbid}
                className={buttonClass({ size: "large" })}
              >
                <LockKeyholeOpen aria-hidden className="size-5" />
                {t("logIn")}
              </a>
            )}
            {signUpUrl && (
              <a
                href={toLogInHref(signUpUrl, redirect)}
                onClick={savePriceFlag.forbid}
                className={buttonClass({ size: "large", look: "secondary" })}
              >
                {t("signUp")}
              </a>
            )}
          </div>
        </Dialog>
      )}
    </OpenersContext>
  );
}
