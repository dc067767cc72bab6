import * as z from "zod";

/** What a browser may report about an error. The page's path comes without its query. */
export const clientErrorSchema = z.strictObject({
  kind: z.enum(["chunk", "own", "foreign"]),
  name: z.string().max(100),
  message: z.string().max(500),
  request: z.string().max(300).nullable(),
  stack: z.string().max(2_000),
  path: z.string().max(300),
});
export type ClientError = z.infer<typeof clientErrorSchema>;
