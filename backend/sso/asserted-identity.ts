import { emailSchema } from "@/lib/api/contract/email";
import { SsoRefusal } from "./sso-refusal";

/** A user's identity as asserted by the provider. Identified by issuer and subject. */
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
/** Without invisible characters: they could reverse a line of the page or of a mail. */
const toName = (value: unknown) =>
  typeof value === "string"
    ? value
        .replace(/[\p{Cc}\p{Cf}]/gu, "")
        .trim()
        .slice(0, maximumName)
    : "";

/** First and last name from the claims of OpenID Connect Core §5.1; never empty. */
function toNames(
  claims: Record<string, unknown>,
  email: string | null,
): Pick<AssertedIdentity, "firstName" | "lastName"> {
  const [first, last] = [toName(claims.given_name), toName(claims.family_name)];
  if (first || last) return { firstName: first || last, lastName: first ? last : "" };
  const [given = "", ...rest] = toName(claims.name).split(/\s+/);
  return { firstName: given || (email ?? "").split("@")[0] || "?", lastName: rest.join(" ") };
}

/** OpenID Connect Core §2 allows no longer subject, and PostgreSQL can't store U+0000. */
export const isKeepable = (subject: string): boolean =>
  subject.length <= 255 && !subject.includes("\0");

/**
 * @param isOwnWord the agency's own site asserts it: its address counts unless it says that it is
 * unverified
 * @throws SsoRefusal for a subject that can't be stored
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
