import type { InboxTicket } from "@/lib/api/contract/support";

/** What a request is called: a cruise to anywhere has no subject of its own, but its service. */
export const toTicketTitle = (
  { subject, reference }: Pick<InboxTicket, "subject" | "reference">,
  service: string | null,
): string => (subject === reference ? (service ?? subject) : subject);
