"use client";

import { useTranslations } from "next-intl";
import { createContext, use, useMemo, useState, type ReactNode } from "react";
import { Dialog } from "@/components/ui/dialog.client";
import { SignInLinks, type SignInOffer } from "./sign-in-links";

type Prompt = {
  /** Null without sign-in or sign-up, or for users signed in. */
  offer: SignInOffer | null;
  open: (redirect: string) => void;
};

const PromptContext = createContext<Prompt>({ offer: null, open: () => {} });

/**
 * Opens the prompt for one deal. `redirect` is the path to return to after signing in. If sign-in
 * isn't offered it links to the agency's contact.
 */
export const useSignInPrompt = (): Prompt["open"] => use(PromptContext).open;

/** What visitors are offered, on any part of the page. */
export const useSignInOffer = (): Prompt["offer"] => use(PromptContext).offer;

type Props = { logInUrl: string | null; signUpUrl?: string | null; children: ReactNode };

/**
 * One dialog for the whole page. The URLs are null if the agency doesn't offer them, or the user is
 * signed in.
 */
export function SignInPromptProvider({ logInUrl, signUpUrl = null, children }: Props) {
  const t = useTranslations("site.signInPrompt");
  /** Null until it is first opened: till then it isn't in the page. */
  const [redirect, setRedirect] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const prompt = useMemo<Prompt>(() => {
    const isOffered = logInUrl !== null || signUpUrl !== null;
    return {
      offer: isOffered ? { logInUrl, signUpUrl } : null,
      open: (path) => {
        if (!isOffered) return void (location.hash = "contact");
        setRedirect(path);
        setIsOpen(true);
      },
    };
  }, [logInUrl, signUpUrl]);

  return (
    <PromptContext value={prompt}>
      {children}
      {prompt.offer && redirect !== null && (
        <Dialog
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          title={t("title")}
          closeLabel={t("close")}
        >
          <p className="mt-3 text-ink-soft">{t("text")}</p>
          <div className="mt-6 flex flex-col gap-3">
            <SignInLinks {...prompt.offer} redirect={redirect} size="large" />
          </div>
        </Dialog>
      )}
    </PromptContext>
  );
}
