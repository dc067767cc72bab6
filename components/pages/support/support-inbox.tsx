import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button-link";
import type { InboxTicket } from "@/lib/api/contract/support";
import { listAgencyTickets, type InboxPage } from "@/lib/data/tickets";
import { listQueries } from "@/lib/lists/list-queries";
import { paths } from "@/lib/paths";
import type { ListDefinition, ListVisit } from "../lists/list-definition";
import { inboxParts, toInboxSelection } from "./inbox-parts";

/** To what a member wrote to support themselves, and to writing. */
function OwnRequests({ visit: { prefix } }: { visit: ListVisit }) {
  const t = useTranslations("supportInbox");
  return (
    <ButtonLink
      href={`${prefix}${paths.supportSettings({ own: "yes" })}`}
      look="secondary"
      size="small"
    >
      {t("own")}
    </ButtonLink>
  );
}

/** The agency's support requests, for those who answer them. */
export const supportInbox: ListDefinition<
  typeof listQueries.support.schema,
  InboxPage,
  InboxTicket
> = {
  ...inboxParts,
  selection: toInboxSelection("support"),
  entry: "support",
  toTitle: ({ supportLabel }) => supportLabel,
  texts: "supportInbox",
  action: "support.inbox",
  query: listQueries.support,
  toPath: paths.supportSettings,
  load: listAgencyTickets,
  Head: OwnRequests,
};
