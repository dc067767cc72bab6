import { hkdfSync } from "node:crypto";
import * as z from "zod";

export const purgePath = "/purges";
export const purgeSignatureHeader = "x-purge-signature";
export const maximumTags = 1_000;

/**
 * An agency's subdomain: all of its pages; with a colon and a kind of content: those that show it;
 * `rates`: every page.
 */
const tag = z.string().regex(/^[a-z0-9-]{1,63}(?::[a-z]{1,30})?$/);

/** What storefronts have to purge after a change. */
export const purgeEventSchema = z.strictObject({ tags: z.array(tag).min(1).max(maximumTags) });
export const isPurgeTag = (value: string): boolean => tag.safeParse(value).success;
export type PurgeEvent = z.infer<typeof purgeEventSchema>;

/**
 * The signing secret of purge events: both sides have the service credential, and a leak of this
 * one allows no calls.
 */
export const toPurgeSecret = (backendToken: string): string =>
  Buffer.from(hkdfSync("sha256", backendToken, "", "purge events, version 1", 32)).toString("hex");
