import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * Longer than clock skew and delivery times, too short for replaying an intercepted event (ASVS
 * 4.1.5).
 */
const windowSeconds = 300;
const pattern = /^t=(\d{10}),v1=([0-9a-f]{64})(?:,v1=([0-9a-f]{64}))?$/;

/** The pattern ensures that the given value has the expected length. */
const isEqual = (given: string | undefined, right: string) =>
  given !== undefined && timingSafeEqual(Buffer.from(given), Buffer.from(right));
const sign = (payload: string, seconds: number | string, secret: string) =>
  createHmac("sha256", secret).update(`${seconds}.${payload}`).digest("hex");

/** `t=<seconds since 1970>,v1=<HMAC-SHA256 of "<t>.<payload>", hex>`, one `v1` for each secret. */
export function signEvent(
  payload: string,
  { secrets, now }: { secrets: readonly string[]; now: Date },
): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return [`t=${seconds}`, ...secrets.map((secret) => `v1=${sign(payload, seconds, secret)}`)].join(
    ",",
  );
}

/**
 * Whether one of the secrets signed exactly these bytes within the last five minutes.
 * Constant-time.
 */
export function isSignedEvent(
  payload: string,
  signature: string,
  { secrets, now }: { secrets: readonly string[]; now: Date },
): boolean {
  const [, seconds, ...signatures] = pattern.exec(signature) ?? [];
  if (seconds === undefined || Math.abs(now.getTime() / 1000 - Number(seconds)) > windowSeconds)
    return false;
  return secrets
    .map((secret) =>
      signatures.map((each) => isEqual(each, sign(payload, seconds, secret))).includes(true),
    )
    .includes(true);
}
