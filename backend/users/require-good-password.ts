import { RouteError } from "../request-context";
import { isCommonPassword } from "./is-common-password";

/** @throws RouteError 422 `common_password` for one that many people have, or that is the account's own address */
export function requireGoodPassword(password: string, { email }: { email: string }): void {
  if (!isCommonPassword(password) && password.toLowerCase() !== email.toLowerCase()) return;
  const message = "is easy to guess, please choose another one";
  throw new RouteError(422, "common_password", `This password ${message}`, [{ path: "password", message }]);
}
