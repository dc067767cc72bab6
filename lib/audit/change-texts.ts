import { createFormatter, createTranslator } from "next-intl";
import { agencyBookingDues, agencyBookingSales } from "@/lib/api/contract/agency-bookings";
import { auditActions, auditSubjects, type AuditAction } from "@/lib/api/contract/audit";
import type { ClientInput } from "@/lib/api/contract/clients";
import { bookingStates } from "@/lib/api/contract/booking-states";
import { dashboardPeriods, dashboardTables } from "@/lib/api/contract/dashboards";
import { threadStates } from "@/lib/api/contract/threads";
import { actions } from "@/lib/api/contract/roles";
import { serviceIds } from "@/lib/api/contract/services";
import { calendarDay, isCalendarDate, toUtcDate } from "@/lib/dates/calendar-date";
import type { Messages } from "@/lib/i18n/messages";
import { moneyInText } from "@/lib/money/money-in-text";
import { toActionKey } from "@/lib/team/to-action-key";

const oneOf = <T extends string>(values: readonly T[], value: string): T | undefined =>
  values.find((each) => each === value);

/** What a client's form calls the fields of one. */
const clientFields = {
  firstName: "firstName",
  lastName: "lastName",
  birthDate: "birthDate",
  nationality: "nationality",
  language: "language",
  emails: "email",
  phones: "phone",
  loyalty: "program",
  preferences: "preferences",
  tags: "tags",
} as const satisfies Record<keyof ClientInput, string>;

export type ChangeTexts = {
  toName: (name: string) => string;
  toValue: (name: string, value: string) => string;
};

/**
 * What an event has changed, in words where there are any: names of fields, states, roles,
 * services, periods, filters, days and amounts; all else as it is.
 */
export function createChangeTexts(words: { locale: string; messages: Messages }): ChangeTexts {
  const { locale } = words;
  const t = createTranslator({ ...words, namespace: "audit" });
  const states = createTranslator({ ...words, namespace: "bookingTerms.states" });
  const services = createTranslator({ ...words, namespace: "enquiries.services" });
  const enquiries = createTranslator({ ...words, namespace: "enquiries.states" });
  const applications = createTranslator({ ...words, namespace: "applications" });
  const team = createTranslator({ ...words, namespace: "team" });
  const bookings = createTranslator({ ...words, namespace: "agencyBookings" });
  const dashboards = createTranslator({ ...words, namespace: "dashboards" });
  const clients = createTranslator({ ...words, namespace: "clients.form" });
  const format = createFormatter({ locale, timeZone: "UTC" });
  const toAction = (action: AuditAction) => t(`actions.${action}`);
  const toState = (value: string) => {
    const ofBooking = oneOf(bookingStates, value);
    if (ofBooking && ofBooking !== "pendingSupplier") return states(ofBooking);
    const ofEnquiry = oneOf(threadStates, value);
    if (ofEnquiry) return enquiries(ofEnquiry);
    return applications.has(`states.${value as "open"}`)
      ? applications(`states.${value as "open"}`)
      : value;
  };
  /** Of what was changed of a client. */
  const toField = (name: string) => {
    const label = oneOf(Object.keys(clientFields) as (keyof typeof clientFields)[], name);
    return label ? clients(clientFields[label], { count: 1 }) : name;
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
    const due = name === "due" ? oneOf(agencyBookingDues, value) : undefined;
    if (due) return bookings(`dues.${due}`);
    const sale = name === "sale" ? oneOf(agencyBookingSales, value) : undefined;
    if (sale) return bookings(`sales.${sale}`);
    const period = name === "period" ? oneOf(dashboardPeriods, value) : undefined;
    if (period) return dashboards(`sales.periods.${period}`);
    if (name === "fields") return value.split(", ").map(toField).join(", ");
    const table = name === "table" ? oneOf(dashboardTables, value) : undefined;
    if (table) return table === "weeks" ? t("weeks") : dashboards(`charts.${table}`);
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
    if (t.has(`values.${name as "state"}`)) return t(`values.${name as "state"}`);
    // A filter of what was taken out as a file.
    return bookings.has(`fields.${name as "place"}`) ? bookings(`fields.${name as "place"}`) : name;
  };
  return { toName, toValue };
}
