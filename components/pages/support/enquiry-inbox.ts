import type { InboxTicket } from "@/lib/api/contract/support";
import { listAgencyEnquiries, type InboxPage } from "@/lib/data/tickets";
import { listQueries } from "@/lib/lists/list-queries";
import { paths } from "@/lib/paths";
import type { ListDefinition } from "../lists/list-definition";
import { inboxParts, toInboxSelection } from "./inbox-parts";

/** What people ask an agency for that is sold on request, for those who answer them. */
export const enquiryInbox: ListDefinition<
  typeof listQueries.enquiries.schema,
  InboxPage,
  InboxTicket
> = {
  ...inboxParts,
  selection: toInboxSelection("enquiries"),
  entry: "enquiries",
  texts: "enquiryInbox",
  action: "enquiries.read",
  query: listQueries.enquiries,
  toPath: paths.enquiries,
  load: listAgencyEnquiries,
};
