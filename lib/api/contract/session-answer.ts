import * as z from "zod";
import { userSchema } from "./users";

/**
 * What starts a session answers with, to the browser's door alone: it keeps the token as the
 * session cookie and passes the rest on.
 */
export const sessionAnswerSchema = z.object({
  accessToken: z.string(),
  expiresAt: z.iso.datetime(),
  user: userSchema,
  /**
   * For a cookie of a year: limits then count this browser's tries for the account by themselves.
   * Null or left out where there is none.
   */
  browserToken: z.string().nullish(),
});
