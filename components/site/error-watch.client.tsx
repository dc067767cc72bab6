"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { reloadOnce } from "@/lib/client-errors/reload-once";
import { reportFailure } from "@/lib/client-errors/report-failure";
import { toFailure, type Failure } from "@/lib/client-errors/to-failure";

/**
 * Uncaught errors and rejections outside of rendering. Our own end in a message with a retry,
 * others' are only reported to the server: the page stays. A missing chunk causes one reload, then
 * is reported.
 */
export function ErrorWatch() {
  const t = useTranslations("errors");
  const [failure, setFailure] = useState<Failure | null>(null);

  useEffect(() => {
    function handle(value: unknown, source?: string) {
      const next = toFailure(value, { origin: location.origin, ...(source ? { source } : {}) });
      // Aborted on purpose, by a newer request or by leaving the page.
      if (next.name === "AbortError") return;
      reportFailure(next);
      if (next.kind === "foreign" || (next.kind === "chunk" && reloadOnce())) return;
      setFailure(next);
    }
    const onError = (event: ErrorEvent) => handle(event.error ?? event.message, event.filename);
    const onRejection = (event: PromiseRejectionEvent) => handle(event.reason);
    window.addEventListener("error", onError);
    window.addEventListener("unhandledrejection", onRejection);
    return () => {
      window.removeEventListener("error", onError);
      window.removeEventListener("unhandledrejection", onRejection);
    };
  }, []);

  return (
    <div role="alert" className="fixed inset-x-4 bottom-4 z-50 mx-auto w-fit max-w-xl">
      {failure && (
        <div className="flex flex-wrap items-center gap-3 rounded-control border border-line bg-surface-raised p-4 shadow-raised">
          <Icon name="circle-alert" className="size-5 shrink-0 text-danger" />
          <div className="min-w-0 grow basis-48">
            <p className="font-semibold">{t("somethingWentWrong")}</p>
            {failure.kind === "chunk" && (
              <p className="text-sm break-words text-ink-soft">
                {t("partMissing", { request: failure.request ?? failure.name })}
              </p>
            )}
          </div>
          <Button size="small" onClick={() => location.reload()}>
            {t("retry")}
          </Button>
          <Button size="small" look="quiet" onClick={() => setFailure(null)}>
            {t("dismiss")}
          </Button>
        </div>
      )}
    </div>
  );
}
