"use client";

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { SignInPromptProvider } from "./sign-in-prompt.client";
import { Toaster } from "./toaster.client";

// lib/api/browser.ts tries reads again, and the server its own calls: a third layer would only make people wait.
const createQueryClient = () =>
  new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: false, refetchOnWindowFocus: false }, mutations: { retry: false } } });

export function Providers({ logInUrl, children }: { logInUrl: string | null; children: ReactNode }) {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <SignInPromptProvider logInUrl={logInUrl}>{children}</SignInPromptProvider>
      <Toaster />
    </QueryClientProvider>
  );
}
