import { useFormatter, useLocale, useMessages, useTranslations } from "next-intl";
import type { AuditAction, auditSubjects } from "@/lib/api/contract/audit";
import type { listAuditChips } from "@/lib/audit/audit-query";
import { createChangeTexts, type ChangeTexts } from "@/lib/audit/change-texts";
import { calendarDay, toUtcDate } from "@/lib/dates/calendar-date";

type Chip = ReturnType<typeof listAuditChips>[number];
type Names = Readonly<Record<string, string>>;

/** What somebody did, in words. */
export function useActionText(): (action: AuditAction) => string {
  const t = useTranslations("audit.actions");
  return (action) => {
    const [subject, change] = action.split(".");
    return t(`${subject}.${change}` as AuditAction);
  };
}

/** A filter that is set, in words. `names`: of members, by their ids. */
export function useChipText(names: Names): (chip: Chip) => string {
  const t = useTranslations("audit");
  const shared = useTranslations("results.list");
  const toAction = useActionText();
  const format = useFormatter();
  const toValue = ({ name, value }: Chip): string => {
    switch (name) {
      case "member":
        return value === "site" ? t("site") : (names[value] ?? t("former"));
      case "action":
        return toAction(value as AuditAction);
      case "subject":
        return t(`subjects.${value as (typeof auditSubjects)[number]}`);
      case "q":
        return value;
      case "from":
      case "to":
        return format.dateTime(toUtcDate(value), calendarDay);
    }
  };
  return (chip) =>
    chip.name === "q"
      ? `“${chip.value}”`
      : shared("chip", { field: t(`fields.${chip.name}`), value: toValue(chip) });
}

/** `createChangeTexts` in the page's language. */
export const useChangeTexts = (): ChangeTexts =>
  createChangeTexts({ locale: useLocale(), messages: useMessages() });
