"use client";

import { CircleAlert, CircleCheck, X } from "lucide-react";
import { useTranslations } from "next-intl";
import toast, { useToaster } from "react-hot-toast/headless";

/** Messages that pass: 5 s, at the top's end (spec §4). The headless toaster has no styles to inject (architecture decision 4). */
export function Toaster() {
  const t = useTranslations("site.toasts");
  const { toasts, handlers } = useToaster({ duration: 5_000 });
  return (
    // Time stands still while somebody reads or uses one.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      aria-label={t("label")}
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
      className="fixed end-4 top-20 z-50 w-80 max-w-[calc(100vw-2rem)]"
    >
      <div role="status" className="flex flex-col gap-2">
        {toasts
          .filter(({ visible }) => visible)
          .map((each) => (
            <div key={each.id} className="flex items-start gap-3 rounded-control border border-line bg-surface-raised p-4 text-sm shadow-raised">
              {each.type === "error" && <CircleAlert aria-hidden className="size-5 shrink-0 text-danger" />}
              {each.type === "success" && <CircleCheck aria-hidden className="size-5 shrink-0 text-success" />}
              <p className="min-w-0 grow">{typeof each.message === "function" ? each.message(each) : each.message}</p>
              <button
                type="button"
                aria-label={t("dismiss")}
                onClick={() => toast.dismiss(each.id)}
                className="-m-1 grid size-7 place-items-center rounded-pill text-ink-soft hover:text-ink"
              >
                <X aria-hidden className="size-4" />
              </button>
            </div>
          ))}
      </div>
    </section>
  );
}
