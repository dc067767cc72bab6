"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { sessionEndedEvent } from "@/lib/api/browser/session-end";
import { paths } from "@/lib/paths";

/**
 * When a session expires while the user is typing, the page stays with the input: they sign in
 * again in another tab, whose cookie applies here too, and submit the form again. Without input the
 * page goes to /logout.
 */
export function SessionWatch() {
  const t = useTranslations("site.sessionEnded");
  const [isTold, setTold] = useState(false);

  useEffect(() => {
    // Forms that send a GET are searches: their input is in the URL.
    let written: Element | null = null;
    const onInput = ({ target }: Event) => {
      if (target instanceof Element) written = target.closest('form[method="post"]') ?? written;
    };
    const onSessionEnd = (event: Event) => {
      if (!written?.isConnected) return;
      event.preventDefault();
      setTold(true);
    };
    document.addEventListener("input", onInput);
    window.addEventListener(sessionEndedEvent, onSessionEnd);
    return () => {
      document.removeEventListener("input", onInput);
      window.removeEventListener(sessionEndedEvent, onSessionEnd);
    };
  }, []);

  return (
    <div role="alert" className="fixed inset-x-4 bottom-4 z-50 mx-auto w-fit max-w-xl">
      {isTold && (
        <div className="flex flex-wrap items-center gap-3 rounded-control border border-line bg-surface-raised p-4 shadow-raised">
          <div className="min-w-0 grow basis-48">
            <p className="font-semibold">{t("title")}</p>
            <p className="text-sm text-ink-soft">{t("text")}</p>
          </div>
          <a
            href={paths.login()}
            target="_blank"
            rel="noopener"
            onClick={() => setTold(false)}
            className="font-semibold text-brand-ink hover:underline"
          >
            {t("logIn")}
          </a>
          <Button size="small" look="quiet" onClick={() => setTold(false)}>
            {t("dismiss")}
          </Button>
        </div>
      )}
    </div>
  );
}
