import * as z from "zod";
import { SsoRefusal } from "./sso-refusal";

/** Who somebody is in the words of whoever vouches for them. The key is issuer and subject. */
export type AssertedIdentity = {
  issuer: string;
  subject: string;
  email: string | null;
  /** Whether the issuer says that the address is theirs. */
  isEmailVerified: boolean;
  firstName: string;
  lastName: string;
};

const maximumName = 100;
/** Without what can't be seen: it could turn a line of the page or of a mail around. */
const toName = (value: unknown) =>
  typeof value === "string"
    ? value
        .replace(/[\p{Cc}\p{Cf}]/gu, "")
        .trim()
        .slice(0, maximumName)
    : "";

/** First and last name out of the claims of OpenID Connect Core §5.1; nobody is without a name. */
function toNames(
  claims: Record<string, unknown>,
  email: string | null,
): Pick<AssertedIdentity, "firstName" | "lastName"> {
  const [first, last] = [toName(claims.given_name), toName(claims.family_name)];
  if (first || last) return { firstName: first || last, lastName: first ? last : "" };
  const [given = "", ...rest] = toName(claims.name).split(/\s+/);
  return { firstName: given || (email ?? "").split("@")[0] || "?", lastName: rest.join(" ") };
}

/** OpenID Connect Core §2 allows no longer subject, and PostgreSQL keeps no U+0000. */
export const isKeepable = (subject: string): boolean =>
  subject.length <= 255 && !subject.includes("\0");

const emailSchema = z.email().max(254);

/**
 * @param isOwnWord the agency's own site says so itself: its address counts unless it says that it
 *   doesn't
 * @throws SsoRefusal for a subject that no account can be kept under
 */
export function toAssertedIdentity(
  claims: Record<string, unknown> & { iss: string; sub: string },
  { isOwnWord }: { isOwnWord: boolean },
): AssertedIdentity {
  if (!isKeepable(claims.sub)) throw new SsoRefusal("wrong_claims");
  const email = emailSchema.safeParse(claims.email).data?.toLowerCase() ?? null;
  const isEmailVerified =
    email !== null &&
    (isOwnWord ? (claims.email_verified ?? true) === true : claims.email_verified === true);
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email,
    isEmailVerified,
    ...toNames(claims, email),
  };
}
