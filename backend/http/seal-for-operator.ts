import { RouteError } from "../errors/route-error";
import { MissingKeyError, type SecretBox } from "../secrets/secret-box";

/**
 * Seals what an operator sets; `about` is what it is bound to.
 * @throws RouteError 422 where the installation has no key to seal with
 */
export function sealForOperator(secrets: SecretBox, text: string, about: string): string {
  try {
    return secrets.seal(text, about);
  } catch (error) {
    if (!(error instanceof MissingKeyError)) throw error;
    throw new RouteError(422, "secrets_key_missing", error.message);
  }
}
