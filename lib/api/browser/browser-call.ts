import type * as z from "zod";
import type { BrowserEndpoint } from "../browser-endpoints";
import type { InputOf } from "../contract/endpoint";

type MethodOf<E extends BrowserEndpoint> = E extends { browserMethod: infer M extends string }
  ? M
  : E["method"];
type PathOf<E extends BrowserEndpoint> = E extends { api: "resort" }
  ? `/api/resort${E["path"]}`
  : E["path"];
type Endpoints = { [E in BrowserEndpoint as `${Uppercase<MethodOf<E>>} ${PathOf<E>}`]: E };

/**
 * A call of the browser API, named by its method and path. The name is a key into the contract's
 * types only: importing an endpoint itself would bring zod to the browser.
 */
export type BrowserCall = keyof Endpoints;

/** The fields of a new session that the browser API moves to cookies. */
type Kept = "accessToken" | "expiresAt" | "browserToken";
/** A call's response body, which the browser API has checked against the contract. */
export type Answer<C extends BrowserCall> = Endpoints[C] extends { startsSession: true }
  ? Omit<z.output<Endpoints[C]["response"]>, Kept>
  : z.output<Endpoints[C]["response"]>;

type ImageOf<E> = E extends { takesImage: object } ? { image: Blob } : { image?: undefined };
type PaceOf<E> = E extends { isSlow: true } ? { isSlow: true } : { isSlow?: undefined };
/**
 * A call's input by its endpoint: `params`, `query`, `body`, or an `image` instead of a body.
 * `isSlow` is required if the endpoint has it, and gives the call more time.
 */
export type Input<C extends BrowserCall> = InputOf<Endpoints[C]> &
  ImageOf<Endpoints[C]> &
  PaceOf<Endpoints[C]> & { signal?: AbortSignal | undefined };
/** A call's JSON body before it is parsed. */
export type BodyOf<C extends BrowserCall> = Input<C>["body"];
