import type * as z from "zod";
import type { AgencyWire } from "@/lib/api/contract/agencies";
import type { BodyOf, Endpoint, ParamsOf, QueryOf } from "@/lib/api/contract/endpoint";
import type { LanguageCode } from "@/lib/api/contract/languages";
import type { MemberPermissions, PriceTier, UserType } from "@/lib/api/contract/roles";

/**
 * The signed-in user; null for a visitor. `sessionId` identifies the session and grants nothing.
 */
export type Viewer = {
  userId: string;
  sessionId: string;
  userType: UserType;
  isTravelAgent: boolean;
  isRestrictedAgent: boolean;
  permissions: MemberPermissions;
  /** Whether the address is verified. */ isProven: boolean;
  /** Of this session: it gets no net prices and no markup, in any role. */
  isClientView: boolean;
  /** When they last signed in or entered their password in this session; null: never noted. */
  provenAt: Date | null;
};

/**
 * Everything a route may depend on besides its input; agency and viewer are authenticated before it
 * runs.
 */
export type RequestContext = {
  agency: AgencyWire;
  viewer: Viewer | null;
  /** Which prices the viewer gets from this agency. */
  priceTier: PriceTier;
  language: LanguageCode;
  requestId: string;
  clientIp: string | null;
  /** The browser's User-Agent, shortened. */
  userAgent: string | null;
  accessToken: string | null;
  /**
   * The browser's token from an earlier sign-in (`createKnownBrowsers`), and a proof of work;
   * neither is verified yet.
   */
  browserToken: string | null;
  proof: string | null;
};

type Validated<S> = [S] extends [never] ? undefined : S extends z.ZodType ? z.output<S> : never;
export type Input<E extends Endpoint> = {
  params: Validated<ParamsOf<E>>;
  query: Validated<QueryOf<E>>;
  body: Validated<BodyOf<E>>;
  /** The body of an endpoint that takes an image; empty otherwise. */
  image: Uint8Array;
};

export type HandleOptions = {
  /** Also for an inactive agency; all its other calls are a 503. */
  servesInactive?: boolean;
  /** An expired session counts as none, instead of a 401. */
  toleratesEndedSession?: boolean;
};

/** Registers an endpoint's handler: input is validated before it runs, its response after. */
export type Handle = <E extends Endpoint>(
  endpoint: E,
  handler: (
    context: RequestContext,
    input: Input<E>,
  ) => z.output<E["response"]> | Promise<z.output<E["response"]>>,
  options?: HandleOptions,
) => void;
