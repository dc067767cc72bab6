import { createHmac } from "node:crypto";

/** The header that Duffel signs an event with. */
export function signDuffelEvent(body: string, { secret, at }: { secret: string; at: Date }) {
  const time = Math.floor(at.getTime() / 1_000);
  const hash = createHmac("sha256", secret).update(`${time}.${body}`).digest("hex");
  return `t=${time},v1=${hash}`;
}
