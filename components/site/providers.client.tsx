"use client";

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { ErrorWatch } from "./error-watch.client";
import { SignInPromptProvider } from "./sign-in-prompt.client";
import { Toaster } from "./toaster.client";

// lib/api/browser.ts tries reads again, and the server its own calls: a third layer would only make people wait.
const createQueryClient = () =>
  new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: false, refetchOnWindowFocus: false }, mutations: { retry: false } } });

type Props = { logInUrl: string | null; signUpUrl: string | null; children: ReactNode };

export function Providers({ logInUrl, signUpUrl, children }: Props) {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <SignInPromptProvider logInUrl={logInUrl} signUpUrl={signUpUrl}>
        {children}
      </SignInPromptProvider>
      <Toaster />
      <ErrorWatch />
    </QueryClientProvider>
  );
}
