import type { ApiErrorBody, Challenge } from "@/lib/api/contract/errors";
import { ApiError, ContractError, somethingWentWrong } from "@/lib/api/errors";
import { logProblem } from "@/lib/log-problem";

type Refusal = {
  status: number;
  code: string;
  message: string;
  issues?: ApiErrorBody["issues"];
  challenge?: Challenge;
  duplicate?: ApiErrorBody["duplicate"];
  headers?: Record<string, string>;
};

/** Errors of the browser API itself; the backend's errors are ApiErrors. */
export class DoorError extends Error {
  override name = "DoorError";
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
  }
}

export const refuse = (
  status: number,
  code: string,
  message: string,
  more: Pick<Refusal, "issues" | "headers"> = {},
): DoorError => new DoorError({ status, code, message, ...more });

/**
 * What the browser gets for a failure. Our own trouble with the backend is a 502 or 504 without
 * details.
 */
export function toRefusal(error: unknown): Refusal {
  if (error instanceof DoorError) return error.refusal;
  const isOurFault = !(error instanceof ApiError) || error.code === "service_credential_required";
  if (isOurFault) {
    logProblem("browser's door", error);
    const isLate = error instanceof Error && error.name === "TimeoutError";
    const code = isLate
      ? "upstream_timeout"
      : error instanceof ContractError
        ? "upstream_invalid"
        : "upstream_failed";
    return { status: isLate ? 504 : 502, code, message: somethingWentWrong };
  }
  const { status, code, message, issues, retryAfter, challenge, duplicate } = error;
  const details = {
    ...(issues ? { issues } : {}),
    ...(challenge ? { challenge } : {}),
    ...(duplicate ? { duplicate } : {}),
  };
  return {
    status,
    code,
    message,
    ...details,
    ...(retryAfter ? { headers: { "Retry-After": retryAfter } } : {}),
  };
}
