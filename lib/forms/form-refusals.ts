import type { ErrorCode } from "@/lib/api/contract/error-codes";

/**
 * Why a plain form came back that any of them may. proof: it takes its user's password, which
 * `wrongPassword` wasn't · fields: its draft names them · signIn: the session has ended · gone:
 * what it is about isn't there, or not for them.
 */
export const formRefusals = [
  "proof",
  "wrongPassword",
  "fields",
  "tooMany",
  "signIn",
  "notAllowed",
  "gone",
  "failed",
] as const;
export type FormRefusal = (typeof formRefusals)[number];

/** What error codes mean to the forms of a feature, by names of its own. */
export type RefusalTable = Readonly<Partial<Record<ErrorCode, string>>>;
