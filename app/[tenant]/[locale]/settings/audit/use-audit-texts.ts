import { useFormatter, useLocale, useTranslations } from "next-intl";
import { auditActions, auditSubjects, type AuditAction } from "@/lib/api/contract/audit";
import { bookingStates } from "@/lib/api/contract/booking-states";
import { actions } from "@/lib/api/contract/roles";
import { serviceIds } from "@/lib/api/contract/services";
import type { listAuditChips } from "@/lib/audit/audit-query";
import { calendarDay, isCalendarDate, toUtcDate } from "@/lib/dates/calendar-date";
import { moneyInText } from "@/lib/money/money-in-text";
import { toActionKey } from "@/lib/team/to-action-key";

type Chip = ReturnType<typeof listAuditChips>[number];
type Names = Readonly<Record<string, string>>;

const oneOf = <T extends string>(values: readonly T[], value: string): T | undefined =>
  values.find((each) => each === value);

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

/**
 * What has changed, in words where there are any: names of fields, states, roles, services, days
 * and amounts; all else as it is.
 */
export function useChangeTexts(): {
  toName: (name: string) => string;
  toValue: (name: string, value: string) => string;
} {
  const t = useTranslations("audit");
  const states = useTranslations("bookingTerms.states");
  const services = useTranslations("enquiries.services");
  const applications = useTranslations("applications");
  const team = useTranslations("team");
  const toAction = useActionText();
  const format = useFormatter();
  const locale = useLocale();
  const toState = (value: string) => {
    const ofBooking = oneOf(bookingStates, value);
    if (ofBooking && ofBooking !== "pendingSupplier") return states(ofBooking);
    return applications.has(`states.${value as "open"}`)
      ? applications(`states.${value as "open"}`)
      : value;
  };
  const toValue = (name: string, value: string): string => {
    const amount = /^(-?\d+) ([A-Z]{3})$/.exec(value);
    if (amount?.[2]) return moneyInText({ amount: Number(amount[1]), currency: amount[2] }, locale);
    if (value === "true" || value === "false") return t(value === "true" ? "yes" : "no");
    if (name === "state") return value.split(",").map(toState).join(", ");
    const service = name === "service" ? oneOf(serviceIds, value) : undefined;
    if (service) return services(service);
    if (name === "userType" && team.has(`roles.${value as "Admin"}`))
      return team(`roles.${value as "Admin"}`);
    // An exception of a member, which bears the name of what it allows.
    const reach = oneOf(actions, name) ? oneOf(["none", "own", "all"] as const, value) : undefined;
    if (reach) return team(`permissions.${reach}`);
    const action = name === "action" ? oneOf(auditActions, value) : undefined;
    if (action) return toAction(action);
    const subject = name === "subject" ? oneOf(auditSubjects, value) : undefined;
    if (subject) return t(`subjects.${subject}`);
    return isCalendarDate(value) ? format.dateTime(toUtcDate(value), calendarDay) : value;
  };
  const toName = (name: string) => {
    const permitted = oneOf(actions, name);
    if (permitted) return team(`permissions.actions.${toActionKey(permitted)}`);
    return t.has(`values.${name as "state"}`) ? t(`values.${name as "state"}`) : name;
  };
  return { toName, toValue };
}
