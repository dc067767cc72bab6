import type { AuditSubject } from "@/lib/api/contract/audit";
import type { AuditEvent } from "@/lib/api/contract/audit-events";
import { websiteSections } from "@/lib/api/contract/settings-sections";
import { paths } from "@/lib/paths";

type Subject = AuditEvent["subject"];

/** Operators write fields of any section. */
function toSettingsPath(section: string): string {
  if (section === "product") return paths.productSettings();
  if (section === "subscription") return paths.subscription();
  if (section === "theme") return paths.customizeTheme();
  return paths.websiteSettings(websiteSections.find((each) => each === section));
}

/** Of each kind of subject the page of a single one, if it has one. Without a language. */
const pathOf: Record<AuditSubject, ((subject: Subject) => string | null) | null> = {
  booking: ({ name }) => paths.agentBooking(name),
  bookings: () => paths.agentBookings(),
  dashboard: () => paths.commandCenter(),
  client: ({ name }) => paths.client(name),
  enquiry: ({ name }) => paths.agencyEnquiry(name),
  ticket: ({ name }) => paths.supportTicket(name),
  application: ({ name }) => paths.application(name),
  audit: null,
  invitation: () => paths.team(),
  member: ({ id }) => (id === null ? null : paths.teamMember(id)),
  gateway: () => paths.paymentSettings(),
  settings: ({ name }) => toSettingsPath(name),
  // Called as its page is, "blog/by-sea".
  story: ({ name }) => paths.websiteSettings(name),
  media: null,
  view: null,
  // Their pages are for owners, the audit also for admins.
  domain: null,
  webhook: null,
};

/** The page that shows an event's subject, without a language; null where there is none. */
export const toSubjectPath = (subject: Subject): string | null =>
  pathOf[subject.kind]?.(subject) ?? null;
