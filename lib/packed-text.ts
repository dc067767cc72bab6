import { deflateRawSync, inflateRawSync } from "node:zlib";

/** No form is larger, even decompressed. */
const maximumBytes = 64 * 1024;

/** A text as short as it gets for a cookie. */
export const packText = (text: string): string => deflateRawSync(text).toString("base64url");

/** @throws for anything but what `packText` makes of at most 64 kB */
export const unpackText = (packed: string): string =>
  inflateRawSync(Buffer.from(packed, "base64url"), {
    maxOutputLength: maximumBytes,
  }).toString("utf8");
