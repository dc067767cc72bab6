"use client";

import { useEffect } from "react";

/**
 * Removes a mail's token from the URL, where histories, screenshots and a copied link would keep
 * it.
 */
export function useLinkToken(token: string | null): void {
  useEffect(() => {
    if (token) history.replaceState(history.state, "", location.pathname);
  }, [token]);
}
