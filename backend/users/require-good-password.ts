import { RouteError } from "../errors/route-error";
import { isCommonPassword } from "./is-common-password";
import { isGuessablePassword } from "./is-guessable-password";

/**
 * @throws RouteError 422 `common_password` for a common one, a pattern, or the account's own
 * address
 */
export function requireGoodPassword(password: string, { email }: { email: string }): void {
  if (
    !isCommonPassword(password) &&
    !isGuessablePassword(password) &&
    password.toLowerCase() !== email.toLowerCase()
  )
    return;
  const message = "is easy to guess, please choose another one";
  throw new RouteError(422, "common_password", `This password ${message}`, [
    { path: "password", message },
  ]);
}
