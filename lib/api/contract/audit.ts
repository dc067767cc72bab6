/**
 * What is noted of an agency's people, as `subject.change`. Free of zod: the browser imports it.
 */
export const auditActions = [
  "booking.cancelled",
  "booking.assigned",
  "booking.noted",
  "booking.mailed",
  "bookings.exported",
  "ticket.answered",
  "ticket.assigned",
  "ticket.closed",
  "ticket.reopened",
  "invitation.sent",
  "invitation.resent",
  "invitation.withdrawn",
  "invitation.accepted",
  "member.appointed",
  "member.restricted",
  "member.unrestricted",
  "member.permitted",
  "member.signedOut",
  "member.deactivated",
  "member.reactivated",
  "view.saved",
  "view.renamed",
  "view.deleted",
  "application.asked",
  "application.approved",
  "application.declined",
  "audit.exported",
] as const;
export type AuditAction = (typeof auditActions)[number];
export const auditSubjects = [
  "booking",
  "bookings",
  "ticket",
  "invitation",
  "member",
  "view",
  "application",
  "audit",
] as const;
export type AuditSubject = (typeof auditSubjects)[number];
