"use client";

import type { ReactNode } from "react";
import { consentStore } from "@/lib/consent/consent-store";

/** Opens the cookie preferences: consent can be withdrawn as easily as given. */
export const ConsentLink = ({ children }: { children: ReactNode }) => (
  <button
    type="button"
    onClick={consentStore.openPreferences}
    className="min-h-6 text-sm text-ink-soft underline hover:text-brand-ink noscript:hidden"
  >
    {children}
  </button>
);
