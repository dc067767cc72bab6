"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { FormHeading } from "@/components/site/forms/form-heading.client";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { Notice } from "@/components/ui/notice";
import { logOut } from "@/lib/api/browser/sessions";
import { clearQueries } from "@/lib/queries/clear-queries";
import { entryStore } from "@/lib/visits/entry-store";

const redirectDelayMs = 100;

function clearBrowserData(): void {
  entryStore.forget();
  clearQueries();
  try {
    localStorage.clear();
  } catch {
    // Blocked: nothing was stored.
  }
}

type Props = {
  /** Where it redirects once everything is cleared. */
  target: string;
  home: string;
  /** For an expired session: the page stays, and says how to continue. */
  logInHref: string | null;
};

/**
 * Ends the session on load, by a POST of this page so that no image or link elsewhere can, and
 * clears what the browser stores of it.
 */
export function LogOutNow({ target, home, logInHref }: Props) {
  const t = useTranslations("accounts.logOut");
  const [failure, setFailure] = useState<Error | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [isDone, setDone] = useState(false);

  useEffect(() => {
    let isLeft = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leave = async () => {
      const { endSessionUrl } = await logOut();
      clearBrowserData();
      if (isLeft) return;
      setDone(true);
      if (!logInHref)
        timer = setTimeout(() => location.replace(endSessionUrl ?? target), redirectDelayMs);
    };
    leave().catch((error: unknown) => {
      if (!isLeft) setFailure(error instanceof Error ? error : new Error(String(error)));
    });
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [attempt, target, logInHref]);

  const again = () => {
    setFailure(null);
    setAttempt(attempt + 1);
  };
  return (
    <div>
      {logInHref ? (
        <FormHeading title={t("endedTitle")} text={t("ended")} />
      ) : (
        <FormHeading
          title={t(isDone ? "doneTitle" : "title")}
          text={failure ? null : t(isDone ? "done" : "text")}
        />
      )}
      {failure && (
        <Notice tone="error" className="mb-5">
          <p>{t("failed")}</p>
        </Notice>
      )}
      <p className="flex flex-wrap gap-3">
        {failure && <Button onClick={again}>{t("retry")}</Button>}
        {logInHref && (
          <a href={logInHref} className={buttonClass({ size: "large" })}>
            {t("logIn")}
          </a>
        )}
        {(logInHref !== null || isDone) && (
          <a
            href={logInHref ? home : target}
            className={buttonClass({ look: "secondary", size: logInHref ? "large" : "medium" })}
          >
            {t("home")}
          </a>
        )}
      </p>
    </div>
  );
}
