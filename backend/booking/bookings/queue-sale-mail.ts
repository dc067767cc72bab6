import { toFullName } from "@/lib/api/contract/full-name";
import { eq } from "drizzle-orm";
import type { AgencyWire } from "@/lib/api/contract/agencies";
import type { CallOffReason } from "@/lib/api/contract/booking-states";
import { getAgencyAddress } from "../../agencies/get-agency-address";
import { users } from "../../db/schema/users";
import type { Transaction } from "../../db/scoped";
import type { SaleMail } from "../../mail/mail";
import { queueMail } from "../../mail/queue-mail";
import { toBookingLinks } from "./booking-links";
import type { BookingRow } from "./booking-record";
import { toMailFacts } from "./queue-booking-mail";

type SaleMailFacts = {
  kind: SaleMail["kind"];
  booking: BookingRow;
  /** Minor units. */ refund: { amount: number; currency: string } | null;
  confirmationNumber: string | null;
  /** Why its supplier cancelled it. */ reason?: CallOffReason | null;
};

/**
 * Tells the agency what it has sold, or what was cancelled, in the transaction of that; answers go
 * to who bought it.
 */
export async function queueSaleMail(
  tx: Transaction,
  agency: AgencyWire,
  { kind, booking, refund, confirmationNumber, reason = null }: SaleMailFacts,
): Promise<void> {
  const to = await getAgencyAddress(tx, agency);
  if (!to) return;
  const { firstName, lastName, email, phone } = booking.contact;
  const isAgents = booking.userId !== null && booking.isForClient;
  const [agent] = isAgents
    ? await tx
        .select({ email: users.email })
        .from(users)
        .where(eq(users.id, booking.userId ?? ""))
    : [];
  await queueMail(tx, agency, {
    kind,
    to,
    language: agency.defaultLanguage,
    ...(email ? { replyTo: email } : {}),
    booking: toMailFacts(
      { ...booking, language: agency.defaultLanguage },
      { refund, confirmationNumber, reason },
    ),
    buyer: { name: toFullName({ firstName, lastName }), email, phone },
    agentEmail: agent?.email ?? null,
    link: toBookingLinks(tx, agency, booking).agency,
  });
}
