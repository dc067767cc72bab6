"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, type ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

type Props = { label: string; summary: string; children: ReactNode };

/**
 * A field whose value is made of several inputs. A native disclosure: it opens without script;
 * script closes it on Esc and on a press elsewhere. Opened by a key it takes the focus to its first
 * input; closed from within it gives it back.
 */
export function PopoverField({ label, summary, children }: Props) {
  const t = useTranslations("search");
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => details.current?.removeAttribute("open");
  const closeAndReturn = () => {
    close();
    details.current?.querySelector("summary")?.focus();
  };

  useEffect(() => {
    // Once the press has done what it was for: closing moves what is below.
    const onPress = (event: MouseEvent) => {
      if (details.current && !event.composedPath().includes(details.current)) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !details.current?.open) return;
      closeAndReturn();
    };
    document.addEventListener("click", onPress);
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("click", onPress);
      document.removeEventListener("keydown", onKey);
    };
  }, []);

  return (
    <div className="min-w-0 max-sm:col-span-2">
      <span aria-hidden className="mb-1.5 block text-sm font-semibold">
        {label}
      </span>
      {/* What is missing in it has to be seen. */}
      <details
        ref={details}
        onToggle={({ currentTarget }) => {
          // Pressed by a finger, a field would open the phone's keyboard over what it shows.
          if (currentTarget.open && currentTarget.querySelector("summary:focus-visible"))
            currentTarget.querySelector<HTMLElement>("div input:not([type=hidden])")?.focus();
        }}
        onInvalidCapture={() => details.current?.setAttribute("open", "")}
        className="group relative"
      >
        <summary
          aria-label={`${label}: ${summary}`}
          className="flex min-h-13 items-center justify-between gap-2 rounded-control border border-line-strong bg-surface px-3.5 text-ink"
        >
          <span className="truncate">{summary}</span>
          <Icon
            name="chevron-down"
            className="size-4.5 shrink-0 text-ink-faint group-open:rotate-180"
          />
        </summary>
        <div className="z-30 mt-2 w-full space-y-4 rounded-card border border-line bg-surface-raised p-4 shadow-raised sm:w-80 lg:absolute lg:end-0">
          {children}
          <Button look="secondary" size="small" className="w-full" onClick={closeAndReturn}>
            {t("done")}
          </Button>
        </div>
      </details>
    </div>
  );
}
