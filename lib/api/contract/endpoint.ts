import type * as z from "zod";
import type { ErrorCode } from "./error-codes";

/**
 * One call of the contract, defined once and used three times: the backend registers its route from
 * it, the typed client calls it, and the browser API allows exactly those marked `browser`.
 */
export type Endpoint<
  Q extends z.ZodObject | undefined = z.ZodObject | undefined,
  B extends z.ZodType | undefined = z.ZodType | undefined,
  R extends z.ZodType = z.ZodType,
  P extends z.ZodObject | undefined = z.ZodObject | undefined,
> = {
  /**
   * Its name in the OpenAPI document, and of the function in generated clients: the constant's name
   * without "Endpoint".
   */
  operationId: string;
  api: "main" | "resort";
  method: "get" | "post" | "put" | "delete";
  /**
   * The browser's method if it differs: upstream some calls with effects are GETs; a browser must
   * POST, because any image tag sends a GET.
   */
  browserMethod?: "post";
  /**
   * Root-relative; for the resort API relative to its own base. `{name}` stands for one segment,
   * named in `params`.
   */
  path: `/${string}`;
  summary: string;
  /** Who may call it: any visitor of the agency, or only signed-in users. */
  access: "public" | "signed-in";
  /** Reachable from the browser through `/api`. */
  browser: boolean;
  /**
   * Responds with a new session's token: the browser API turns it into the session cookie and
   * returns the rest.
   */
  startsSession?: true;
  /** The body is an image, `image/*`, instead of JSON. */
  takesImage?: { maximumBytes: number };
  /** A POST that only reads: may be retried. */
  safe?: boolean;
  /** Involves a supplier or a gateway, which may be slow. */
  isSlow?: true;
  /** Its specific error codes, besides those that every call may return. */
  errors?: readonly ErrorCode[];
  params?: P;
  query?: Q;
  body?: B;
  response: R;
};

/**
 * Keeps an endpoint's precise types for the client and the backend; an omitted part is `undefined`.
 */
export const endpoint = <
  R extends z.ZodType,
  Q extends z.ZodObject | undefined = undefined,
  B extends z.ZodType | undefined = undefined,
  P extends z.ZodObject | undefined = undefined,
>(
  definition: Endpoint<Q, B, R, P>,
) => definition;

/** Whether a call changes nothing, so that it may be retried and served from a short cache. */
export const onlyReads = ({ method, safe }: Pick<Endpoint, "method" | "safe">): boolean =>
  method === "get" || safe === true;

/** The schema under `params`, `query` or `body` of an endpoint, never if it has none. */
type Part<E extends Endpoint, K extends "params" | "query" | "body"> = NonNullable<E[K]>;
export type ParamsOf<E extends Endpoint> = Part<E, "params">;
export type QueryOf<E extends Endpoint> = Part<E, "query">;
export type BodyOf<E extends Endpoint> = Part<E, "body">;
