import type { RefusalTable } from "@/lib/forms/form-refusals";

/** What error codes mean to the forms that change a support request or an enquiry. */
export const ticketRefusals = {
  ticket_changed: "changed",
  ticket_full: "full",
  booking_not_found: "booking",
} as const satisfies RefusalTable;
