"use client";

import { LockKeyholeOpen } from "lucide-react";
import { useTranslations } from "next-intl";
import { createContext, use, useCallback, useState, type ReactNode } from "react";
import { buttonClass } from "@/components/ui/button-class";
import { Dialog } from "@/components/ui/dialog.client";
import { toLogInHref } from "./to-log-in-href";

type OpenSignInPrompt = (redirect: string) => void;

const SignInPromptContext = createContext<OpenSignInPrompt>(() => {});

/** Opens the prompt; `redirect` is the path to return to after signing in. Where sign-in isn't offered it leads to the agency's contact (names.md). */
export const useSignInPrompt = (): OpenSignInPrompt => use(SignInPromptContext);

/** One dialog for the whole page (decision 22). `logInUrl` is null where the agency doesn't offer sign-in. */
export function SignInPromptProvider({ logInUrl, children }: { logInUrl: string | null; children: ReactNode }) {
  const t = useTranslations("site");
  const [redirect, setRedirect] = useState<string | null>(null);
  const open = useCallback<OpenSignInPrompt>((target) => (logInUrl ? setRedirect(target) : (location.hash = "contact")), [logInUrl]);

  return (
    <SignInPromptContext value={open}>
      {children}
      {logInUrl && (
        <Dialog isOpen={redirect !== null} onClose={() => setRedirect(null)} title={t("signInPrompt.title")} closeLabel={t("signInPrompt.close")}>
          <p className="mt-3 text-ink-soft">{t("signInPrompt.text")}</p>
          {/* Sign-in is reached by a full navigation: its document brings its own policy. */}
          <a href={toLogInHref(logInUrl, redirect ?? "/")} className={buttonClass({ size: "large", className: "mt-6 w-full" })}>
            <LockKeyholeOpen aria-hidden className="size-5" />
            {t("logIn")}
          </a>
        </Dialog>
      )}
    </SignInPromptContext>
  );
}
