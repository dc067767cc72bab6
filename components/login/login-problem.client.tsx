"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Notice } from "@/components/ui/notice";
import { ApiError } from "@/lib/api/errors";
import type { CredentialsProblems } from "./check-credentials";

const known = { invalid_credentials: "invalidCredentials", rate_limited: "rateLimited", unreachable: "unreachable" } as const;
const isKnown = (code: string): code is keyof typeof known => code in known;

type Props = { problems: CredentialsProblems; error: Error | null; fieldIds: { email: string; password: string } };

/** The summary above the form: takes the focus, so that everybody learns what happened. */
export function LoginProblem({ problems, error, fieldIds }: Props) {
  const t = useTranslations("login");
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => summary.current?.focus(), [problems, error]);

  const wrong = (["email", "password"] as const).flatMap((field) => {
    const problem = problems[field];
    return problem ? [{ field, problem }] : [];
  });
  if (wrong.length === 0 && !error) return null;
  const code = error instanceof ApiError ? error.code : "";
  return (
    <div ref={summary} tabIndex={-1} className="rounded-control">
      {wrong.length > 0 ? (
        <Notice tone="error" title={t("summary")}>
          <ul className="list-inside list-disc">
            {wrong.map(({ field, problem }) => (
              <li key={field}>
                <a href={`#${fieldIds[field]}`} className="underline">
                  {t(problem)}
                </a>
              </li>
            ))}
          </ul>
        </Notice>
      ) : (
        <Notice tone="error">
          <p>{isKnown(code) ? t(`problems.${known[code]}`) : error?.message}</p>
        </Notice>
      )}
    </div>
  );
}
