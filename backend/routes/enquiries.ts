import {
  createEnquiryEndpoint,
  getEnquiryDealEndpoint,
  getEnquiryEndpoint,
  listEnquiriesEndpoint,
  replyToEnquiryEndpoint,
} from "@/lib/api/contract/enquiries";
import { listAgencyEnquiriesEndpoint } from "@/lib/api/contract/support";
import type { ScopedDatabase } from "../db/scoped";
import { requireService } from "../access/require-service";
import { createEnquiry } from "../enquiries/create-enquiry";
import type { DealTokens } from "../enquiries/deal-token";
import { getEnquiry, replyToEnquiry } from "../enquiries/get-enquiry";
import { listEnquiries } from "../enquiries/list-enquiries";
import { listAgencyTickets } from "../support/list-agency-tickets";
import { createLimiter } from "../limits/create-limiter";
import type { OpenCounter } from "../limits/open-counter";
import type { RecipientLimiters } from "../limits/recipient-limits";
import { toViewerDeal } from "../support/to-enquiry";
import { enquiryLimits, enquiryReplyLimits } from "../limits/order-limits";
import { type Handle } from "../http/request-context";
import { RouteError } from "../errors/route-error";
import { requireSignedIn } from "../sessions/require-signed-in";

type Settings = {
  db: ScopedDatabase;
  dealTokens: DealTokens;
  openCounter: OpenCounter;
  recipients: RecipientLimiters;
  now: () => Date;
};

/** Enquiries for what is sold on request: of who asks, and in the agency's inbox. */
export function registerEnquiryRoutes(
  handle: Handle,
  { db, dealTokens, openCounter, recipients, now }: Settings,
): void {
  const limiter = createLimiter(enquiryLimits, openCounter);
  const replies = createLimiter(enquiryReplyLimits, openCounter);
  handle(createEnquiryEndpoint, (context, { body }) =>
    createEnquiry({ db, limiter, recipients, dealTokens, now }, context, body),
  );
  handle(getEnquiryEndpoint, (context, { params, body }) =>
    getEnquiry(db, context, { ...params, ...body }),
  );
  handle(replyToEnquiryEndpoint, (context, { params, body }) =>
    replyToEnquiry({ db, limiter: replies }, context, { ...params, ...body, now: now() }),
  );
  handle(listEnquiriesEndpoint, async (context) => ({
    data: await listEnquiries(db, requireSignedIn(context)),
  }));
  handle(getEnquiryDealEndpoint, (context, { body: { service, deal: token } }) => {
    requireService(context, service);
    const deal = dealTokens.open(token, { agencyId: context.agency.id, service });
    if (!deal) throw new RouteError(404, "deal_not_found", "There is no such deal");
    return { deal: toViewerDeal(deal, context) };
  });
  handle(listAgencyEnquiriesEndpoint, (context, { query }) =>
    listAgencyTickets(db, requireSignedIn(context), { ...query, kind: "enquiry", now: now() }),
  );
}
