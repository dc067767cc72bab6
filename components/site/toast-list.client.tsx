"use client";

import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import toast, { useToaster } from "react-hot-toast/headless";
import { useImperativeHandle, type Ref } from "react";
import { toastActionOf } from "@/lib/show-toast";

/** Pauses and resumes the timers of the messages. */
export type Clock = { startPause: () => void; endPause: () => void };

/**
 * The messages themselves, 5 s each. The headless toaster has no styles to inject, which our
 * content security policy would block.
 */
export function ToastList({ ref }: { ref: Ref<Clock> }) {
  const t = useTranslations("site.toasts");
  const { toasts, handlers } = useToaster({ duration: 5_000 });
  const { startPause, endPause } = handlers;
  useImperativeHandle(ref, () => ({ startPause, endPause }), [startPause, endPause]);
  return toasts
    .filter(({ visible }) => visible)
    .map((each) => {
      const action = toastActionOf(each.id);
      return (
        <div
          key={each.id}
          className="flex items-start gap-3 rounded-control border border-line bg-surface-raised p-4 text-sm shadow-raised"
        >
          {each.type === "error" && (
            <Icon name="circle-alert" className="size-5 shrink-0 text-danger" />
          )}
          {each.type === "success" && (
            <Icon name="circle-check" className="size-5 shrink-0 text-success" />
          )}
          <p className="min-w-0 grow">
            {typeof each.message === "function" ? each.message(each) : each.message}
          </p>
          {action && (
            <button
              type="button"
              onClick={() => {
                toast.dismiss(each.id);
                action.run();
              }}
              className="-m-3 min-h-11 shrink-0 px-3 font-semibold text-brand-ink hover:underline"
            >
              {action.label}
            </button>
          )}
          <button
            type="button"
            aria-label={t("dismiss")}
            onClick={() => toast.dismiss(each.id)}
            className="-m-1 grid size-7 place-items-center rounded-pill text-ink-soft hover:text-ink"
          >
            <Icon name="x" className="size-4" />
          </button>
        </div>
      );
    });
}
