"use client";

import { useTranslations } from "next-intl";
import { useRef } from "react";
import { createPortal } from "react-dom";
import { SignInLinks, type SignInOffer } from "@/components/site/sign-in-links";
import { Icon } from "@/components/ui/icon";

type Props = { offer: SignInOffer; isOpen: boolean; onClose: () => void };

/**
 * A strip at the window's bottom that takes its place at the page's end, after everything else:
 * nothing moves when it appears, and everything can be scrolled clear of it. It is mounted before
 * it opens, because only a live region that was there already is announced.
 */
export function SavePriceStrip({ offer, isOpen, onClose }: Props) {
  const t = useTranslations("site.signInPrompt");
  const cameFrom = useRef<Element | null>(null);
  const close = () => {
    onClose();
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
  };
  return createPortal(
    // Esc closes it only for who is in it: elsewhere it belongs to fields and menus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      aria-label={isOpen ? t("title") : undefined}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
      }}
      onKeyDown={({ key }) => key === "Escape" && close()}
      className={
        isOpen
          ? "save-price-strip sheet sticky bottom-0 z-30 border-t border-line bg-surface-raised pb-[env(safe-area-inset-bottom)] shadow-raised print:hidden"
          : undefined
      }
    >
      <div
        className={
          isOpen
            ? "page-width relative flex flex-col gap-x-8 gap-y-3 py-3 sm:flex-row sm:items-center sm:justify-between sm:pe-20 md:pe-24"
            : undefined
        }
      >
        <div role="status" className="pe-11 sm:pe-0">
          {isOpen && (
            <>
              <p className="font-semibold text-balance">{t("title")}</p>
              <p className="text-sm text-ink-soft">{t("savingsText")}</p>
            </>
          )}
        </div>
        {isOpen && (
          <>
            <div className="flex shrink-0 gap-3">
              <SignInLinks
                {...offer}
                redirect={`${location.pathname}${location.search}`}
                className="grow"
              />
            </div>
            <button
              type="button"
              aria-label={t("close")}
              onClick={close}
              className="absolute end-2 top-1.5 grid size-11 place-items-center rounded-pill text-ink-soft hover:bg-brand-tint hover:text-ink sm:top-1/2 sm:-translate-y-1/2 md:end-6"
            >
              <Icon name="x" className="size-5" />
            </button>
          </>
        )}
      </div>
    </section>,
    document.body,
  );
}
