import * as z from "zod";

/** The one shape of every error of both APIs. `error` repeats `message`: the spec's clients read either. */
export const apiErrorSchema = z.object({
  code: z.string(),
  message: z.string(),
  error: z.string(),
  requestId: z.string(),
  /** Which fields are wrong, for 422. */
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});
export type ApiErrorBody = z.infer<typeof apiErrorSchema>;
