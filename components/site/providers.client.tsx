"use client";

import type { ReactNode } from "react";
import { ErrorWatch } from "./error-watch.client";
import { SessionWatch } from "./session-watch.client";
import { SignInPromptProvider } from "./sign-in-prompt.client";
import { Toaster } from "./toaster.client";

type Props = { logInUrl: string | null; signUpUrl: string | null; children: ReactNode };

export function Providers({ logInUrl, signUpUrl, children }: Props) {
  return (
    <>
      <SignInPromptProvider logInUrl={logInUrl} signUpUrl={signUpUrl}>
        {children}
      </SignInPromptProvider>
      <Toaster />
      <ErrorWatch />
      <SessionWatch />
    </>
  );
}
