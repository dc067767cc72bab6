import * as z from "zod";
import { userSchema } from "./users";

/**
 * Response of calls that start a session, for the browser API only: it puts the token into the
 * session cookie and returns the rest.
 */
export const sessionAnswerSchema = z.object({
  accessToken: z.string(),
  expiresAt: z.iso.datetime(),
  user: userSchema,
  /**
   * For a cookie that lasts a year: rate limits then count this browser's attempts for the account
   * separately. Null or missing if there is none.
   */
  browserToken: z.string().nullish(),
});
