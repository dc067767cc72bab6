"use client";

import { useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import { workStore } from "@/lib/api/browser/prove-work";

const nobodyWorks = () => false;

/**
 * Says why a form takes a moment longer: the browser computes a proof of work. Always mounted, so
 * that screen readers announce the change.
 */
export function WorkNotice() {
  const t = useTranslations("forms");
  const isWorking = useSyncExternalStore(workStore.subscribe, workStore.isWorking, nobodyWorks);
  return (
    <p
      role="status"
      className={
        isWorking
          ? "flex items-center gap-3 rounded-control bg-brand-tint p-4 text-sm text-ink"
          : "sr-only"
      }
    >
      {isWorking && (
        <span
          aria-hidden
          className="size-4 shrink-0 animate-spin rounded-pill border-2 border-current border-e-transparent"
        />
      )}
      {isWorking && t("checkingRobot")}
    </p>
  );
}
