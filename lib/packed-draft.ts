import type * as z from "zod";
import { packText, unpackText } from "./packed-text";

/** Browsers allow 4,096 bytes including the name. */
const longest = 3_900;
/** How long a rejected form is kept. */
export const draftSeconds = 10 * 60;

/**
 * A rejected plain form as the values of so many cookies, of which later ones may be empty; null
 * for one that is too long even compressed.
 */
export function packDraft(draft: object, cookies: number): string[] | null {
  const packed = packText(JSON.stringify(draft));
  return packed.length > longest * cookies
    ? null
    : Array.from({ length: cookies }, (_, index) =>
        packed.slice(index * longest, (index + 1) * longest),
      );
}

/** What `packDraft` made cookies of; null for anything else, and for none. */
export function unpackDraft<Draft>(
  schema: z.ZodType<Draft>,
  values: readonly (string | undefined)[],
): Draft | null {
  const packed = values.map((value) => value ?? "").join("");
  if (packed === "") return null;
  try {
    return schema.safeParse(JSON.parse(unpackText(packed))).data ?? null;
  } catch {
    return null;
  }
}
