import * as z from "zod";

/** A name in an address. `share` is a page of its own beside the named ones. */
export const slugSchema = z
  .string()
  .regex(/^(?!share$)[a-z0-9]+(?:-[a-z0-9]+)*$/, "must be words in lower case joined by hyphens")
  .max(80);
