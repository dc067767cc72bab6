import { useLocale, useMessages, useTranslations } from "next-intl";
import type { AuditAction } from "@/lib/api/contract/audit";
import { createChangeTexts, type ChangeTexts } from "@/lib/audit/change-texts";

/** An audited action, in words. */
export function useActionText(): (action: AuditAction) => string {
  const t = useTranslations("audit.actions");
  return (action) => {
    const [subject, change] = action.split(".");
    return t(`${subject}.${change}` as AuditAction);
  };
}

/** `createChangeTexts` in the page's language. */
export const useChangeTexts = (): ChangeTexts =>
  createChangeTexts({ locale: useLocale(), messages: useMessages() });
