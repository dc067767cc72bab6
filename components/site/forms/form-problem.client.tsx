"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, type ReactNode } from "react";
import { Notice } from "@/components/ui/notice";
import { ApiError } from "@/lib/api/errors";
import { toWaitMinutes } from "./to-wait-minutes";
import { WorkNotice } from "./work-notice.client";
import type { Form } from "./use-form.client";

type Props<Name extends string> = {
  form: Pick<Form<Name>, "idOf" | "problems" | "error" | "occasion">;
  /** Texts that replace the server's message, by its code. */ known?: Readonly<
    Record<string, ReactNode>
  >;
};

/** Of a group the first control that the browser finds wrong, too, or else the first of all. */
function findControl(id: string): HTMLElement | null {
  const field = document.getElementById(id);
  if (!(field instanceof HTMLFieldSetElement)) return field;
  const controls = [...field.querySelectorAll<HTMLInputElement | HTMLSelectElement>("[name]")];
  return controls.find(({ validity }) => !validity.valid) ?? controls[0] ?? null;
}

/**
 * The summary above a form: takes the focus, so that it is announced. Where only one field is
 * wrong, that field takes it, with its own error.
 */
export function FormProblem<Name extends string>({
  form: { idOf, problems, error, occasion },
  known = {},
}: Props<Name>) {
  const t = useTranslations("forms");
  const summary = useRef<HTMLDivElement>(null);
  const only = problems.length === 1 && problems[0] ? idOf(problems[0].name) : null;
  useEffect(() => {
    const field = only ? findControl(only) : null;
    field?.focus();
    if (!field || document.activeElement !== field) summary.current?.focus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- mending one of them moves no focus
  }, [occasion]);

  if (problems.length === 0 && !error) return <WorkNotice />;
  const { status = null, code = "", retryAfter = null } = error instanceof ApiError ? error : {};
  const minutes = toWaitMinutes(retryAfter);
  // The front door's own codes for overload, and for exceeding this client's share of it.
  const isBusy = code === "service_unavailable" || code === "too_many_at_once";
  const tooMany =
    status === 429 && (minutes === null ? t("rateLimited") : t("rateLimitedFor", { minutes }));
  const general = isBusy
    ? t("busy")
    : tooMany || (code === "unreachable" ? t("unreachable") : error?.message);
  return (
    <div ref={summary} tabIndex={-1} className="rounded-control">
      {problems.length > 0 ? (
        <Notice tone="error" title={t("summary")}>
          <ul className="list-inside list-disc">
            {problems.map(({ name, text }) => (
              <li key={name}>
                <a
                  href={`#${idOf(name)}`}
                  onClick={(event) => {
                    const control = findControl(idOf(name));
                    // To a single control the browser goes by itself.
                    if (!control || control.id === idOf(name)) return;
                    event.preventDefault();
                    control.focus();
                  }}
                  className="underline"
                >
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </Notice>
      ) : (
        <Notice tone="error">{known[code] ?? <p>{general}</p>}</Notice>
      )}
    </div>
  );
}
