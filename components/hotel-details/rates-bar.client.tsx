"use client";

import clsx from "clsx";
import { useTranslations } from "next-intl";
import { useEffect, useState, type ReactNode } from "react";
import { buttonClass } from "@/components/ui/button-class";
import { ratesId } from "./page-ids";

/** Whether anything of the section under a heading is in the window. */
function useIsOnScreen(id: string): boolean {
  const [isOnScreen, setIsOnScreen] = useState(false);
  useEffect(() => {
    const section = document.getElementById(id)?.closest("section");
    if (!section) return;
    const observer = new IntersectionObserver((entries) =>
      setIsOnScreen(entries.at(-1)?.isIntersecting ?? false),
    );
    observer.observe(section);
    return () => observer.disconnect();
  }, [id]);
  return isOnScreen;
}

/**
 * Leads to the rates from anywhere on the page but from themselves: at the bottom of a phone, below
 * the header elsewhere. Without script a phone has it in the page's flow.
 */
export function RatesBar({ children }: { children?: ReactNode }) {
  const t = useTranslations("hotelDetails.outlook");
  const isOnScreen = useIsOnScreen(ratesId);
  return (
    <div
      className={clsx(
        "rates-bar z-20 flex items-center justify-between gap-4 border-line bg-surface-raised shadow-raised transition-opacity duration-150",
        "max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:mb-0! max-md:border-t max-md:px-4 max-md:pt-2.5 max-md:pb-[max(0.625rem,env(safe-area-inset-bottom))]",
        "md:sticky md:top-16 md:rounded-card md:border md:px-5 md:py-2.5",
        "print:hidden noscript:max-md:static noscript:max-md:mb-8! noscript:max-md:rounded-card noscript:max-md:border",
        isOnScreen && "invisible opacity-0",
      )}
    >
      <div className="min-w-0 leading-tight">{children}</div>
      <a href={`#${ratesId}`} className={buttonClass({ className: "shrink-0" })}>
        {t("action")}
      </a>
    </div>
  );
}
