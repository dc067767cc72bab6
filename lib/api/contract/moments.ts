import * as z from "zod";

/** A moment as a clock at the place shows it, and as an instant. */
export const momentSchema = z.object({
  /** YYYY-MM-DDTHH:MM */
  local: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/),
  /** IANA zone of the place. */
  zone: z.string(),
  at: z.iso.datetime(),
});
export type Moment = z.infer<typeof momentSchema>;
