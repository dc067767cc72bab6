import { createHmac, randomBytes } from "node:crypto";
import { dayMs } from "@/lib/dates/durations";
import { addMs } from "@/lib/dates/instants";
import type { SecretBox } from "../secrets/secret-box";

/** How long deliveries are also signed with the key before the current one. */
const overlapMs = dayMs;

/** In base64. `until`: when the key that has followed it is the only one. */
type Key = { key: string; until: string | null };
type Of = { agencyId: string; id: string };
type Box = { secrets: SecretBox };

/** What the keys of a webhook are sealed for. */
export const aboutWebhookSecret = ({ agencyId, id }: Of): string =>
  `webhook secret ${agencyId} ${id}`;

const openAll = ({ secrets }: Box, row: Of & { secret: string }) =>
  JSON.parse(secrets.open(row.secret, aboutWebhookSecret(row))) as Key[];

const sealAll = ({ secrets }: Box, of: Of, keys: Key[]): string =>
  secrets.seal(JSON.stringify(keys), aboutWebhookSecret(of));

type NewSecret = {
  /** As it is stored. */ sealed: string;
  /** As the agency's developers get it. */ shown: string;
};

/** None if the key of the deployment that they were sealed with is lost: nothing signs by them. */
function openIfPossible(box: Box, row: Of & { secret: string }): Key[] {
  try {
    return openAll(box, row);
  } catch {
    return [];
  }
}

/** A new secret of a webhook. `before`: its row, whose current key still signs for a day. */
export function newWebhookSecret(
  box: Box,
  of: Of,
  { before, now }: { before?: Of & { secret: string }; now?: Date } = {},
): NewSecret {
  const key = randomBytes(32).toString("base64");
  const [last] = before ? openIfPossible(box, before) : [];
  const until = now ? addMs(now, overlapMs).toISOString() : null;
  const keys = [{ key, until: null }, ...(last ? [{ key: last.key, until }] : [])];
  return { sealed: sealAll(box, of, keys), shown: `whsec_${key}` };
}

/** The keys that sign now, the current one first. @throws when no key of the deployment opens it */
export const listSigningKeys = (box: Box, row: Of & { secret: string }, now: Date): string[] =>
  openAll(box, row)
    .filter(({ until }) => until === null || Date.parse(until) > now.getTime())
    .map(({ key }) => key);

/** The `webhook-signature` of a delivery: one by each key (standardwebhooks.com). */
export const signDelivery = (
  { id, timestamp, body }: { id: string; /** In seconds. */ timestamp: number; body: string },
  keys: readonly string[],
): string =>
  keys
    .map((key) => createHmac("sha256", Buffer.from(key, "base64")))
    .map((hmac) => `v1,${hmac.update(`${id}.${timestamp}.${body}`).digest("base64")}`)
    .join(" ");
