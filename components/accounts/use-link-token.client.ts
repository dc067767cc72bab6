"use client";

import { useEffect } from "react";

/**
 * Takes a mail's token out of the address, where histories, screenshots and a copied link would
 * keep it.
 */
export function useLinkToken(token: string | null): void {
  useEffect(() => {
    if (token) history.replaceState(history.state, "", location.pathname);
  }, [token]);
}
