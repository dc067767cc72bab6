import type { ApiErrorBody, Challenge } from "./contract/errors";

export const somethingWentWrong = "Something went wrong";

/** An error response of an API. `message` is what visitors are shown. */
export class ApiError extends Error {
  override name = "ApiError";
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly requestId: string | null = null,
    readonly issues?: ApiErrorBody["issues"],
    /** The raw Retry-After header. */
    readonly retryAfter: string | null = null,
    /** A proof of work that would let the call pass. */
    readonly challenge: Challenge | null = null,
    /** The booking that who is signed in has made already. */
    readonly duplicate: ApiErrorBody["duplicate"] | null = null,
  ) {
    super(message);
  }
}

/** A call without a response. */
export const toUnreachable = (): ApiError => new ApiError(0, "unreachable", somethingWentWrong);

/** A response that violates the contract: names the call and the path in it, never the value. */
export class ContractError extends Error {
  override name = "ContractError";
  constructor(call: string, paths: readonly string[]) {
    super(`${call} answered outside the contract at ${paths.slice(0, 5).join(", ")}`);
  }
}

/** Another main API may send anything; the browser has no zod. */
function toChallenge(value: unknown): Challenge | null {
  const { token, salt, target, count } = (
    typeof value === "object" && value !== null ? value : {}
  ) as Partial<Challenge>;
  const isComplete =
    typeof token === "string" &&
    typeof salt === "string" &&
    typeof target === "string" &&
    Number.isSafeInteger(count);
  return isComplete ? { token, salt, target, count: Number(count) } : null;
}

const toDuplicate = (value: ApiErrorBody["duplicate"] | null) =>
  typeof value?.reference === "string" ? { reference: value.reference } : null;

const isText = (value: unknown): value is string =>
  typeof value === "string" && value.trim() !== "";

/** Reads either field, `error` before `message`: a main API may send only one of them. */
export function toApiError(
  status: number,
  body: unknown,
  retryAfter: string | null = null,
): ApiError {
  const { code, message, error, requestId, issues, challenge, duplicate } = (
    typeof body === "object" && body !== null ? body : {}
  ) as Partial<ApiErrorBody>;
  const known = typeof code === "string" ? code : "unknown";
  return new ApiError(
    status,
    known,
    [error, message].find(isText) ?? somethingWentWrong,
    requestId ?? null,
    issues,
    retryAfter,
    toChallenge(challenge),
    toDuplicate(duplicate),
  );
}

/** Whether a write was refused because what it was made from has changed since. */
export const isVersionConflict = (error: unknown): boolean =>
  error instanceof ApiError && error.code === "version_conflict";
