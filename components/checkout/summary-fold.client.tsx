"use client";

import clsx from "clsx";
import { useTranslations } from "next-intl";
import { useId, useState, type ReactNode } from "react";
import { Icon } from "@/components/ui/icon";

/**
 * Open where there is space beside the form; on a phone it folds up to one line that always says
 * the total.
 */
export function SummaryFold({ line, children }: { line: ReactNode; children: ReactNode }) {
  const t = useTranslations("checkout.summary");
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-14 w-full items-center justify-between gap-3 rounded-card px-5 py-3 text-start lg:hidden noscript:hidden"
      >
        {line}
        <span className="sr-only">{t(isOpen ? "close" : "open")}</span>
        <Icon
          name="chevron-down"
          className={clsx(
            "size-5 shrink-0 text-ink-soft transition-transform",
            isOpen && "rotate-180",
          )}
        />
      </button>
      <div
        id={id}
        className={clsx(
          "max-lg:border-t max-lg:border-line",
          !isOpen && "max-lg:hidden noscript:block!",
        )}
      >
        {children}
      </div>
    </>
  );
}
