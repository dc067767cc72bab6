import { signEvent } from "@/lib/signed-events/event-signature";
import { purgePath, purgeSignatureHeader, type PurgeEvent } from "@/lib/signed-events/purge-event";

/** Shorter than the lease of a storefront. */
const answerTimeoutMs = 3_000;

/** The cause behind "fetch failed". */
function reasonOf(error: unknown): string {
  if (typeof error !== "object" || error === null) return String(error);
  const { cause, message, code } = error as { cause?: unknown; message?: string; code?: string };
  return cause ? reasonOf(cause) : message || String(code);
}

/**
 * Sends one storefront a purge.
 * @throws an Error in one line for operators
 */
export async function sendPurge(
  storefront: string,
  { tags, secret }: PurgeEvent & { secret: string },
): Promise<void> {
  const body = JSON.stringify({ tags } satisfies PurgeEvent);
  const headers = {
    "Content-Type": "application/json",
    [purgeSignatureHeader]: signEvent(body, { secrets: [secret], now: new Date() }),
  };
  const answer = await fetch(new URL(purgePath, storefront), {
    method: "POST",
    headers,
    body,
    redirect: "error",
    signal: AbortSignal.timeout(answerTimeoutMs),
  }).catch((error: unknown) => {
    throw new Error(reasonOf(error).replace(/\s+/g, " ").slice(0, 200));
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`answered ${answer.status}`);
}
