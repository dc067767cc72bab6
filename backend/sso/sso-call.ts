import type { AgencyWire } from "@/lib/api/contract/agencies";
import { agencyProviderId } from "@/lib/api/contract/sso";
import type { ScopedDatabase, Transaction } from "../db/scoped";
import { toSiteUrl } from "../mail/site-url";
import { type RequestContext } from "../http/request-context";
import { RouteError } from "../errors/route-error";
import type { KnownBrowsers } from "../limits/create-known-browsers";
import type { SecretBox } from "../secrets/secret-box";
import { recordSecurityEvent } from "../security-events/record-security-event";
import type { KeySources } from "./create-key-sources";
import type { OidcClient } from "./create-oidc-client";
import { SsoRefusal, toRefusalReason } from "./sso-refusal";

export type SsoDependencies = {
  db: ScopedDatabase;
  secrets: SecretBox;
  oidc: OidcClient;
  keySources: KeySources;
  knownBrowsers: KnownBrowsers;
  rootDomain: string;
  now: () => Date;
};

/**
 * A provider's redirect URI: one each, so that one provider's response can't pass for another's
 * (RFC 9700 §4.4).
 */
export const toRedirectUri = (agency: AgencyWire, providerId: string): string =>
  toSiteUrl(agency, `/sso/callback/${providerId}`, { language: agency.defaultLanguage });

export const methodOf = (providerId: string): "sso" | "social" =>
  providerId === agencyProviderId ? "sso" : "social";

type Event = Pick<Parameters<typeof recordSecurityEvent>[1], "userId" | "event" | "details">;

/** Adds an audit trail entry about this call. */
export const record = (
  tx: Transaction,
  { agency, clientIp, requestId }: RequestContext,
  event: Event,
): Promise<void> => recordSecurityEvent(tx, { agencyId: agency.id, clientIp, requestId, ...event });

/**
 * Turns any error of a protocol's library into a rejection; errors of our own database stay
 * failures.
 */
export const rejectOnError = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw new SsoRefusal(toRefusalReason(error));
  });

/**
 * Runs a step of a sign-in. Every rejection looks the same from outside; its reason is only in the
 * audit trail.
 * @throws RouteError 401 sso_refused
 */
export async function answerOrRefuse<T>(
  db: ScopedDatabase,
  context: RequestContext,
  { providerId, work }: { providerId: string; work: () => Promise<T> },
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof SsoRefusal)) throw error;
    await db.forAgency(context.agency.id, (tx) =>
      record(tx, context, {
        userId: null,
        event: "ssoRefused",
        details: { provider: providerId, reason: error.reason },
      }),
    );
    throw new RouteError(401, "sso_refused", "That sign-in didn't work, please try again");
  }
}
