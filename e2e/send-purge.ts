import { signEvent } from "@/lib/signed-events/event-signature";
import { purgePath, purgeSignatureHeader, toPurgeSecret } from "@/lib/signed-events/purge-event";
import { expect } from "./test";

/** Tells a site, as its main API would, that what has one of these tags was changed. */
export async function sendPurge(
  tags: readonly string[],
  { port, token }: { port: number; token: string },
): Promise<void> {
  const body = JSON.stringify({ tags });
  const signature = signEvent(body, { secrets: [toPurgeSecret(token)], now: new Date() });
  const { status } = await fetch(`http://127.0.0.1:${port}${purgePath}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", [purgeSignatureHeader]: signature },
    body,
  });
  expect(status).toBe(204);
}
