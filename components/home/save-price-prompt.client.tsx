"use client";

import { useEffect, useRef, useState, type ReactNode } from "react";
import { useSignInOffer } from "@/components/site/sign-in-prompt.client";
import { checkoutDraft } from "@/lib/checkout/checkout-draft";
import { useIsConsentOpen } from "@/lib/consent/consent-store";
import { savePriceFlag } from "@/lib/save-price-flag";
import type { SavePriceStrip } from "./save-price-strip.client";

const loadStrip = () => import("./save-price-strip.client");
const delayMs = 5_000;
const recheckMs = 1_000;
/** Screen readers must know the strip's live region before they announce what appears in it. */
const announcedMs = 100;
/** Delay after the last press, so that the strip covers nothing about to be pressed. */
const calmMs = 1_000;
const inputEvents = ["input", "keydown", "pointerdown", "pointerup"] as const;
const openPanels = [
  "dialog[open]",
  '[aria-expanded="true"]',
  // Forgiven where it isn't known: the others still count.
  ":is([popover]:popover-open)",
  "form details[open]",
  '[role="alert"]:not(:empty)',
].join();

/** Whether the visitor does something else: looks at another tab, fills in a form, books. */
const isBusy = (): boolean =>
  document.hidden ||
  document.activeElement?.matches("form *, input, select, textarea, [contenteditable]") === true ||
  document.querySelector(openPanels) !== null ||
  Object.keys(checkoutDraft.read()).length > 0;

/** A form of the page; one in a panel, such as that of currencies, is done with when it closes. */
const isInForm = ({ type, target }: Event): boolean =>
  type === "input" ||
  (target instanceof Element && target.closest("form") !== null && !target.closest("[popover]"));

const isTab = (event: Event): boolean => event instanceof KeyboardEvent && event.key === "Tab";

/**
 * Asks signed-out visitors to sign in, 5 s after the home page has loaded or when its children pass
 * the middle of the window, whichever is first; once a session, and never over the consent banner,
 * an open panel, a form in use or a checkout that has begun. It goes away when a form is used.
 */
export function SavePricePrompt({ children }: { children: ReactNode }) {
  const region = useRef<HTMLDivElement>(null);
  const offer = useSignInOffer();
  const isWaiting = useIsConsentOpen();
  const pressedAt = useRef(-Infinity);
  const [isDue, setDue] = useState(false);
  const [isFormUsed, setFormUsed] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [Strip, setStrip] = useState<typeof SavePriceStrip | null>(null);

  useEffect(() => {
    if (!offer || !region.current) return;
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
  }, [offer]);

  useEffect(() => {
    if (!offer) return;
    const onInput = (event: Event) => {
      pressedAt.current = Date.now();
      if (isInForm(event) && !isTab(event)) setFormUsed(true);
    };
    for (const type of inputEvents) document.addEventListener(type, onInput, true);
    return () => {
      for (const type of inputEvents) document.removeEventListener(type, onInput, true);
    };
  }, [offer]);

  useEffect(() => {
    if (!isDue || !savePriceFlag.isAllowed()) return;
    loadStrip().then(
      (loaded) => setStrip(() => loaded.SavePriceStrip),
      // Offline, say: then there is no prompt.
      () => {},
    );
  }, [isDue]);

  useEffect(() => {
    if (!Strip || isWaiting || isFormUsed) return;
    const openWhenCalm = () => {
      if (isBusy() || Date.now() - pressedAt.current < calmMs) return;
      stop();
      if (!savePriceFlag.isAllowed()) return;
      savePriceFlag.forbid();
      setOpen(true);
    };
    const first = setTimeout(openWhenCalm, announcedMs);
    const check = setInterval(openWhenCalm, recheckMs);
    const stop = () => {
      clearTimeout(first);
      clearInterval(check);
    };
    return stop;
  }, [Strip, isWaiting, isFormUsed]);

  return (
    <>
      <div ref={region}>{children}</div>
      {offer && Strip && (
        <Strip
          offer={offer}
          isOpen={isOpen && !isWaiting && !isFormUsed}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
