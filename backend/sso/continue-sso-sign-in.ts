import { agencyProviderId } from "@/lib/api/contract/sso";
import { consumeAccountToken } from "../accounts/account-tokens";
import { type RequestContext } from "../http/request-context";
import { RouteError } from "../errors/route-error";
import { startSsoSession } from "./sign-in-identity";
import type { SsoDependencies } from "./sso-call";

/**
 * Signs in with a ticket after the user's confirmation. Only signed tokens give tickets, and only
 * the agency signs them. @throws RouteError 410
 */
export const continueSsoSignIn = (
  { db, knownBrowsers, now }: SsoDependencies,
  context: RequestContext,
  { ticket }: { ticket: string },
) =>
  db.forAgency(context.agency.id, async (tx) => {
    const taken = await consumeAccountToken(tx, {
      token: ticket,
      kind: "continueSignIn",
      now: now(),
    });
    if (!taken)
      throw new RouteError(
        410,
        "ticket_gone",
        "This sign-in has been used or has expired, please start again",
      );
    return startSsoSession(tx, context, {
      userId: taken.userId,
      providerId: agencyProviderId,
      knownBrowsers,
      now: now(),
    });
  });
