/**
 * What is noted of an agency's people, as `subject.change`. Free of zod: the browser imports it.
 */
export const auditActions = [
  "booking.cancelled",
  "booking.assigned",
  "booking.noted",
  "bookings.exported",
  "ticket.answered",
  "ticket.assigned",
  "ticket.closed",
  "ticket.reopened",
] as const;
export type AuditAction = (typeof auditActions)[number];
export const auditSubjects = ["booking", "bookings", "ticket"] as const;
export type AuditSubject = (typeof auditSubjects)[number];
