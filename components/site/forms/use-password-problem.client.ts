"use client";

import { useTranslations } from "next-intl";
import type { ApiError } from "@/lib/api/errors";
import { passwordLength } from "@/lib/api/contract/password-length";
import type { checkNewPassword } from "./check-fields";

/** What is wrong with a new password, as a text for people. */
export function usePasswordProblem() {
  const t = useTranslations("forms");
  return {
    say: (problem: ReturnType<typeof checkNewPassword>): string | null =>
      problem && t(problem, { minimum: passwordLength.minimum }),
    ofAnswer: ({ code, issues = [] }: ApiError): string | null => {
      if (code === "common_password") return t("passwordCommon");
      return issues.some(({ path }) => path === "password") ? t("passwordRefused") : null;
    },
  };
}
