import * as z from "zod";

/** A name in a URL. `share` is a separate page beside the named ones. */
export const slugSchema = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "must be words in lower case joined by hyphens")
  .max(80)
  .refine((slug) => slug !== "share", "is the address of another page, on which one is shared");
