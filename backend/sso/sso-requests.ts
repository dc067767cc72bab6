import { createHash, randomBytes } from "node:crypto";
import { eq, lt } from "drizzle-orm";
import { ssoRequests } from "../db/schema/sso";
import type { Transaction } from "../db/scoped";

const tenMinutesMs = 10 * 60_000;

const newWord = () => randomBytes(32).toString("base64url");
const toHash = (state: string) => createHash("sha256").update(state).digest("hex");

/** A sign-in that was begun: what its browser holds, what the provider is asked, and what neither of them learns. */
export type OpenSsoRequest = { providerId: string; state: string; nonce: string; codeVerifier: string; navigateTo: string | null; expiresAt: Date };

/** Words for one sign-in, good for ten minutes: 256 bits each, and all that PKCE takes for a verifier. */
export const newSsoRequest = ({ providerId, navigateTo, now }: { providerId: string; navigateTo: string | null; now: Date }): OpenSsoRequest => ({
  providerId,
  state: newWord(),
  nonce: newWord(),
  codeVerifier: newWord(),
  navigateTo,
  expiresAt: new Date(now.getTime() + tenMinutesMs),
});

/** Keeps it, and forgets those of the agency that have expired. */
export async function keepSsoRequest(tx: Transaction, agencyId: string, { state, ...request }: OpenSsoRequest, now: Date): Promise<void> {
  await tx.delete(ssoRequests).where(lt(ssoRequests.expiresAt, now));
  await tx.insert(ssoRequests).values({ stateHash: toHash(state), agencyId, ...request, createdAt: now });
}

/** The sign-in that a state belongs to, once; null when it was taken, has expired, or began at another agency. */
export async function takeSsoRequest(tx: Transaction, state: string, now: Date) {
  const [request] = await tx
    .delete(ssoRequests)
    .where(eq(ssoRequests.stateHash, toHash(state)))
    .returning();
  return request && request.expiresAt > now ? request : null;
}
