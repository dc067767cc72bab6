import type { ApiErrorBody } from "./contract/errors";

export const somethingWentWrong = "Something went wrong";

/** An answer of an API that is not a success. `message` is what the spec's clients show. */
export class ApiError extends Error {
  override name = "ApiError";
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly requestId: string | null = null,
    readonly issues?: ApiErrorBody["issues"],
    /** The Retry-After header as it came. */
    readonly retryAfter: string | null = null,
  ) {
    super(message);
  }
}

/** An answer that isn't what the contract promises: says which call and which path in it, shows nothing of the value. */
export class ContractError extends Error {
  override name = "ContractError";
  constructor(call: string, paths: readonly string[]) {
    super(`${call} answered outside the contract at ${paths.slice(0, 5).join(", ")}`);
  }
}

/** Reads either field, as the spec's clients do (`error ?? message`). */
export function toApiError(status: number, body: unknown, retryAfter: string | null = null): ApiError {
  const { code, message, error, requestId, issues } = (typeof body === "object" && body !== null ? body : {}) as Partial<ApiErrorBody>;
  return new ApiError(status, typeof code === "string" ? code : "unknown", error ?? message ?? somethingWentWrong, requestId ?? null, issues, retryAfter);
}
