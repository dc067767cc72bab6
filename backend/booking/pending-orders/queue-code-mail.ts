import type { AgencyWire } from "@/lib/api/contract/agencies";
import { serviceById } from "@/lib/api/contract/services";
import type { Transaction } from "../../db/scoped";
import { queueMail } from "../../mail/queue-mail";
import { toSiteUrl } from "../../mail/site-url";
import { requireQuoteRow } from "../quotes/find-quote";
import type { PendingOrderRow, PendingOrderSecrets } from "./pending-order-record";

/** Mails the code, and a link that does the same on another device, to the unverified address. */
export async function queueCodeMail(
  tx: Transaction,
  agency: AgencyWire,
  row: PendingOrderRow,
  { order, code, token }: PendingOrderSecrets,
): Promise<void> {
  const { language } = row;
  const { service, detail, total, currency } = await requireQuoteRow(tx, agency.id, row.quoteId);
  await queueMail(tx, agency, {
    kind: "confirmOrder",
    to: order.contact.email,
    language,
    firstName: order.contact.firstName,
    code,
    isPaidLater: order.payment === "later",
    ...(detail.answerWithinHours === undefined ? {} : { isRequest: true }),
    link: toSiteUrl(
      agency,
      `${serviceById(service).path}/confirm-order?order=${row.id}&token=${token}`,
      {
        language,
      },
    ),
    booking: {
      reference: null,
      service,
      headline: detail.headline,
      total: { amount: total, currency },
      confirmationNumber: null,
      refund: null,
    },
  });
}
