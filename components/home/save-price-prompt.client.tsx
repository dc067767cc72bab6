"use client";

import { useEffect, useRef, useState, type ReactNode } from "react";
import { useSavePricePrompt } from "@/components/site/sign-in-prompt.client";
import { useIsConsentOpen } from "@/lib/consent/consent-store";
import { savePriceFlag } from "@/lib/save-price-flag";

const delayMs = 5_000;
const recheckMs = 1_000;

/**
 * The user is busy: a dialog or menu is open, or a field has the focus. A modal dialog would steal
 * it.
 */
function isBusy(): boolean {
  const isTyping =
    document.activeElement?.matches("input, select, textarea, [contenteditable]") ?? false;
  return (
    isTyping ||
    document.querySelector('dialog[open], [aria-expanded="true"], [popover]:popover-open') !== null
  );
}

/**
 * Asks signed-out visitors to sign in, 5 s after the home page has loaded or when its children pass
 * the middle of the window, whichever is first; once a session, and never over the consent banner
 * or during other input.
 */
export function SavePricePrompt({ children }: { children: ReactNode }) {
  const region = useRef<HTMLDivElement>(null);
  const open = useSavePricePrompt();
  const isWaiting = useIsConsentOpen();
  const [isDue, setDue] = useState(false);

  useEffect(() => {
    if (!open || !region.current) return;
    const timer = setTimeout(() => setDue(true), delayMs);
    let isFirst = true;
    const observer = new IntersectionObserver(
      (entries) => {
        // If it is there from the start nothing has passed: then the timer decides.
        if (!isFirst && entries.at(-1)?.isIntersecting) setDue(true);
        isFirst = false;
      },
      { rootMargin: "-50% 0px" },
    );
    observer.observe(region.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [open]);

  useEffect(() => {
    if (!open || !isDue || isWaiting) return;
    const openWhenCalm = () => {
      if (isBusy()) return;
      clearInterval(check);
      if (savePriceFlag.isAllowed()) open();
    };
    const check = setInterval(openWhenCalm, recheckMs);
    openWhenCalm();
    return () => clearInterval(check);
  }, [open, isDue, isWaiting]);

  return <div ref={region}>{children}</div>;
}
