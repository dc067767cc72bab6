import { eq, lt } from "drizzle-orm";
import { minuteMs } from "@/lib/dates/durations";
import { addMs } from "@/lib/dates/instants";
import { ssoRequests } from "../db/schema/sso";
import type { Transaction } from "../db/scoped";
import { newToken, toTokenHash } from "../secrets/opaque-token";

const tenMinutesMs = 10 * minuteMs;

/**
 * A started sign-in: the state its browser keeps, what the provider gets, and what neither of them
 * learns.
 */
export type OpenSsoRequest = {
  providerId: string;
  state: string;
  nonce: string;
  codeVerifier: string;
  navigateTo: string | null;
  expiresAt: Date;
};

/**
 * Random values for one sign-in, valid for ten minutes: 256 bits each, the most PKCE needs for a
 * verifier.
 */
export const newSsoRequest = ({
  providerId,
  navigateTo,
  now,
}: {
  providerId: string;
  navigateTo: string | null;
  now: Date;
}): OpenSsoRequest => ({
  providerId,
  state: newToken(),
  nonce: newToken(),
  codeVerifier: newToken(),
  navigateTo,
  expiresAt: addMs(now, tenMinutesMs),
});

type Word = "nonce" | "codeVerifier";
/** What a sign-in's secret is bound to. */
export const aboutSsoRequest = (
  { agencyId, stateHash }: { agencyId: string; stateHash: string },
  word: Word,
): string => `sso request ${agencyId} ${stateHash} ${word}`;

/** Stores it, and deletes the agency's expired ones. */
export async function storeSsoRequest(
  tx: Transaction,
  agencyId: string,
  { state, nonce, codeVerifier, ...request }: OpenSsoRequest,
  now: Date,
): Promise<void> {
  await tx.delete(ssoRequests).where(lt(ssoRequests.expiresAt, now));
  const key = { agencyId, stateHash: toTokenHash(state) };
  const seal = (text: string, word: Word) => tx.secrets.seal(text, aboutSsoRequest(key, word));
  const sealed = { nonce: seal(nonce, "nonce"), codeVerifier: seal(codeVerifier, "codeVerifier") };
  await tx.insert(ssoRequests).values({ ...key, ...request, ...sealed, createdAt: now });
}

/**
 * The sign-in of a state, once; null if it was consumed, has expired, or began at another agency.
 */
export async function consumeSsoRequest(tx: Transaction, state: string, now: Date) {
  const [request] = await tx
    .delete(ssoRequests)
    .where(eq(ssoRequests.stateHash, toTokenHash(state)))
    .returning();
  if (!request || request.expiresAt <= now) return null;
  const open = (sealed: string | null, word: Word) =>
    sealed && tx.secrets.open(sealed, aboutSsoRequest(request, word));
  return {
    ...request,
    nonce: open(request.nonce, "nonce"),
    codeVerifier: open(request.codeVerifier, "codeVerifier"),
  };
}
