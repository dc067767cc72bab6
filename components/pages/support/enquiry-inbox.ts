import { listAgencyEnquiries } from "@/lib/data/tickets";
import { defineList } from "../lists/list-definition";
import { inboxParts, toInboxSelection } from "./inbox-parts";

/** What people ask an agency for that is sold on request, for those who answer them. */
export const enquiryInbox = defineList("enquiries", {
  ...inboxParts,
  selection: toInboxSelection("enquiries"),
  texts: "enquiryInbox",
  load: listAgencyEnquiries,
});
