import { listDevelopmentMailsEndpoint } from "@/lib/api/contract/mails";
import type { ScopedDatabase } from "../db/scoped";
import { listMails } from "../mail/list-mails";
import { type Handle } from "../http/request-context";
import { RouteError } from "../errors/route-error";

/**
 * The mailbox of development; anywhere else there is none, for any caller: the links in mails open
 * accounts.
 */
export function registerMailRoutes(
  handle: Handle,
  { db, showsMails }: { db: ScopedDatabase; showsMails: boolean },
): void {
  handle(listDevelopmentMailsEndpoint, async ({ agency }) => {
    if (!showsMails) throw new RouteError(404, "not_found", "There is no such call");
    return { mails: await db.forAgency(agency.id, (tx) => listMails(tx, agency.id)) };
  });
}
