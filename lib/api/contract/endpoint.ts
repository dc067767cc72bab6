import type * as z from "zod";
import type { ErrorCode } from "./error-codes";

/**
 * One call of the contract, written once and read by three: the backend registers its route from
 * it, the typed client calls it, and the browser's door lets through exactly those marked
 * `browser`.
 */
export type Endpoint<
  Q extends z.ZodObject | undefined = z.ZodObject | undefined,
  B extends z.ZodType | undefined = z.ZodType | undefined,
  R extends z.ZodType = z.ZodType,
  P extends z.ZodObject | undefined = z.ZodObject | undefined,
> = {
  /**
   * Its name in the OpenAPI document, and of the function in clients that are generated from it:
   * that of the constant, without "Endpoint".
   */
  operationId: string;
  api: "main" | "resort";
  method: "get" | "post" | "put" | "delete";
  /**
   * How a browser asks for it, where that is another way: upstream some calls act on GET; a browser
   * must POST, because any picture sends a GET.
   */
  browserMethod?: "post";
  /**
   * Root-relative; for the resort API relative to its own base. `{name}` stands for one segment,
   * named in `params`.
   */
  path: `/${string}`;
  summary: string;
  /** Who may call it: anybody of the agency, or only someone signed in. */
  access: "public" | "signed-in";
  /** Reachable from the browser through `/api`. */
  browser: boolean;
  /**
   * Answers with a new session's token: the browser's door makes it the session cookie and passes
   * on the rest.
   */
  startsSession?: true;
  /** The body is a picture itself, `image/*`, instead of JSON. */
  takesImage?: { maximumBytes: number };
  /** A POST that only reads: may be retried. */
  safe?: boolean;
  /** Asks a supplier or a gateway, who may take their time. */
  isSlow?: true;
  /** What it may refuse for reasons of its own, besides what every call may. */
  errors?: readonly ErrorCode[];
  params?: P;
  query?: Q;
  body?: B;
  response: R;
};

/**
 * Keeps the precise types of an endpoint for the client and the backend; a part left out is
 * `undefined`.
 */
export const endpoint = <
  R extends z.ZodType,
  Q extends z.ZodObject | undefined = undefined,
  B extends z.ZodType | undefined = undefined,
  P extends z.ZodObject | undefined = undefined,
>(
  definition: Endpoint<Q, B, R, P>,
) => definition;

/**
 * Whether a call changes nothing: it may be tried again, and answered from what was read a moment
 * ago.
 */
export const onlyReads = ({ method, safe }: Pick<Endpoint, "method" | "safe">): boolean =>
  method === "get" || safe === true;

/** The schema under `params`, `query` or `body` of an endpoint, never when it has none. */
type Part<E extends Endpoint, K extends "params" | "query" | "body"> = NonNullable<E[K]>;
export type ParamsOf<E extends Endpoint> = Part<E, "params">;
export type QueryOf<E extends Endpoint> = Part<E, "query">;
export type BodyOf<E extends Endpoint> = Part<E, "body">;
