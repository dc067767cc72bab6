import type { ErrorCode, errorCodes } from "@/lib/api/contract/error-codes";
import type { Challenge } from "@/lib/api/contract/errors";

/** An expected error; everything else a handler throws is a 500 without details. */
export class RouteError extends Error {
  override name = "RouteError";
  constructor(
    readonly status: (typeof errorCodes)[ErrorCode]["status"],
    /** One of the contract's: add new ones there. */
    readonly code: ErrorCode,
    message: string,
    readonly issues?: { path: string; message: string }[],
    readonly headers: Record<string, string> = {},
    /** A proof of work that would let the call pass. */
    readonly challenge: Challenge | null = null,
    /** The booking that the caller has made already. */
    readonly duplicate: { reference: string } | null = null,
  ) {
    super(message);
  }
}
