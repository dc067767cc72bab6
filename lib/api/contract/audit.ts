/**
 * What is noted of an agency's people, as `subject.change`. Free of zod: the browser imports it.
 */
export const auditActions = [
  "booking.cancelled",
  "booking.assigned",
  "booking.noted",
  "booking.documentsSent",
  "bookings.exported",
  "member.invited",
  "member.changed",
  "member.deactivated",
  "member.reactivated",
  "member.sessionsEnded",
  "application.decided",
  "ticket.answered",
  "ticket.assigned",
  "ticket.closed",
  "ticket.reopened",
] as const;
export type AuditAction = (typeof auditActions)[number];
export const auditSubjects = ["booking", "bookings", "member", "application", "ticket"] as const;
export type AuditSubject = (typeof auditSubjects)[number];
