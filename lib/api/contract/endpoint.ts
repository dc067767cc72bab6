import type * as z from "zod";
import type { ErrorCode, NotFoundCode } from "./error-codes";
import type { LimitName } from "./limits";
import type { Action } from "./roles";

/**
 * One call of the contract, defined once: the backend registers its route from it, the typed client
 * calls it, the browser API allows exactly those marked `browser`, and the browser's calls take
 * their types from it.
 */
export type Endpoint = {
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
  /**
   * How it answers where the path names what another agency has, or nothing; `shared`: what it
   * names is the same for every agency, such as a language. Required of a path with `{name}`s.
   */
  notFound?: NotFoundCode | "shared";
  /**
   * Those that count it, in some cases at least: beyond one of them it is a 429. Required of all
   * but quick reads, because what asks a supplier, takes stock, sends a mail or may guess a secret
   * must be counted.
   */
  limits?: readonly LimitName[];
  summary: string;
  /**
   * Who may call it: any visitor of the agency, only signed-in users, or only those of them who may
   * do an action (403 `not_allowed` for all others).
   */
  access: "public" | "signed-in" | { action: Action };
  /** Reachable from the browser through `/api`. */
  browser: boolean;
  /**
   * Responds with a new session's token: the browser API turns it into the session cookie and
   * returns the rest.
   */
  startsSession?: true;
  /** The body is an image, `image/*`, instead of JSON. */
  takesImage?: { maximumBytes: number };
  /** How large a browser's JSON may be, where 64 kB are too few. */
  maximumBytes?: number;
  /** A POST that only reads: may be retried. */
  safe?: boolean;
  /** Involves a supplier or a gateway, which may be slow. */
  isSlow?: true;
  /** Its specific error codes, besides those that every call may return. */
  errors?: readonly ErrorCode[];
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  response: z.ZodType;
};

type Demand<K extends keyof Endpoint> = Required<Pick<Endpoint, K>>;
type Demands<E extends Endpoint> = (E["path"] extends `${string}{${string}`
  ? Demand<"notFound">
  : unknown) &
  (E extends { method: "get"; isSlow?: never } ? unknown : Demand<"limits">);

/**
 * Keeps an endpoint's precise types, including its method and path: the client, the backend and the
 * browser derive theirs from it. Rejects properties that endpoints don't have, and demands what
 * its method and path need.
 */
export const endpoint = <const E extends Endpoint>(
  definition: E & Record<Exclude<keyof E, keyof Endpoint>, never> & Demands<E>,
): E => definition;

/** Whether a call changes nothing, so that it may be retried and served from a short cache. */
export const onlyReads = ({ method, safe }: Pick<Endpoint, "method" | "safe">): boolean =>
  method === "get" || safe === true;

/** The schema under `params`, `query` or `body` of an endpoint, never if it has none. */
type Part<E extends Endpoint, K extends "params" | "query" | "body"> = K extends keyof E
  ? NonNullable<E[K]>
  : never;
export type ParamsOf<E extends Endpoint> = Part<E, "params">;
export type QueryOf<E extends Endpoint> = Part<E, "query">;
export type BodyOf<E extends Endpoint> = Part<E, "body">;

type Given<K extends "params" | "query" | "body", S> = [S] extends [never]
  ? { [key in K]?: undefined }
  : { [key in K]: S extends z.ZodType ? z.input<S> : never };
/** The input of a call: `params`, `query` and `body`, each if the endpoint has one. */
export type InputOf<E extends Endpoint> = Given<"params", ParamsOf<E>> &
  Given<"query", QueryOf<E>> &
  Given<"body", BodyOf<E>>;
