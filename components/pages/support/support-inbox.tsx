import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button-link";
import { listAgencyTickets } from "@/lib/data/tickets";
import { paths } from "@/lib/paths";
import { defineList, type ListVisit } from "../lists/list-definition";
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
export const supportInbox = defineList("support", {
  ...inboxParts,
  selection: toInboxSelection("support"),
  toTitle: ({ supportLabel }) => supportLabel,
  texts: "supportInbox",
  load: listAgencyTickets,
  Head: OwnRequests,
});
