import type * as z from "zod";
import type { AgencyWire } from "@/lib/api/contract/agencies";
import type { BodyOf, Endpoint, ParamsOf, QueryOf } from "@/lib/api/contract/endpoint";
import type { ErrorCode, errorCodes } from "@/lib/api/contract/error-codes";
import type { Challenge } from "@/lib/api/contract/errors";
import type { LanguageCode } from "@/lib/api/contract/languages";
import type { PriceTier, UserType } from "@/lib/api/contract/roles";

/** Who asks: null is a visitor. `sessionId` names the session and opens nothing. */
export type Viewer = {
  userId: string;
  sessionId: string;
  userType: UserType;
  isTravelAgent: boolean;
  isRestrictedAgent: boolean;
  /** Whether the address is known to be theirs. */ isProven: boolean;
};

/**
 * Everything a route may depend on besides its input; the agency and the viewer were proven before
 * it runs.
 */
export type RequestContext = {
  agency: AgencyWire;
  viewer: Viewer | null;
  /** What prices the viewer gets from this agency. */
  priceTier: PriceTier;
  language: LanguageCode;
  requestId: string;
  clientIp: string | null;
  /** What the browser calls itself, shortened. */
  userAgent: string | null;
  accessToken: string | null;
  /**
   * Whatever the browser says it got at an earlier sign-in (`createKnownBrowsers`), and a proof of
   * work; neither is checked yet.
   */
  browserToken: string | null;
  proof: string | null;
};

type Validated<S> = [S] extends [never] ? undefined : S extends z.ZodType ? z.output<S> : never;
export type Input<E extends Endpoint> = {
  params: Validated<ParamsOf<E>>;
  query: Validated<QueryOf<E>>;
  body: Validated<BodyOf<E>>;
  /** Of an endpoint that takes one, as it came; empty otherwise. */
  image: Uint8Array;
};

export type HandleOptions = {
  /** Also for an agency that is switched off; every other call of it is a 503. */
  servesInactive?: boolean;
  /** An ended session counts as none, instead of a 401. */
  toleratesEndedSession?: boolean;
};

/**
 * Registers the one handler of an endpoint: input arrives validated, the answer is validated on its
 * way out.
 */
export type Handle = <E extends Endpoint>(
  endpoint: E,
  handler: (
    context: RequestContext,
    input: Input<E>,
  ) => z.output<E["response"]> | Promise<z.output<E["response"]>>,
  options?: HandleOptions,
) => void;

/** An expected refusal; everything else a handler throws is a 500 without details. */
export class RouteError extends Error {
  override name = "RouteError";
  constructor(
    readonly status: (typeof errorCodes)[ErrorCode]["status"],
    /** One of the contract's: a new one is added there. */
    readonly code: ErrorCode,
    message: string,
    readonly issues?: { path: string; message: string }[],
    readonly headers: Record<string, string> = {},
    /** A proof of work that would let the same call go on. */
    readonly challenge: Challenge | null = null,
  ) {
    super(message);
  }
}
