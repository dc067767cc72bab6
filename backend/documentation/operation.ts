import type * as z from "zod";
import type { ErrorCode } from "@/lib/api/contract/error-codes";
import type { RequestHeader } from "./request-headers";

/** A response that is a file instead of JSON. */
export type BytesType = "application/gzip";

/** One call as the OpenAPI document describes it. */
export type Operation = {
  operationId: string;
  method: "get" | "post" | "put" | "delete";
  /** In OpenAPI notation, with `{name}` for a segment. */
  path: string;
  tag: string;
  summary: string;
  /** Alternative sets of security schemes. */
  security: readonly (readonly SecurityScheme[])[];
  headers: readonly RequestHeader[];
  params?: z.ZodObject | undefined;
  query?: z.ZodObject | undefined;
  body?: z.ZodType | undefined;
  takesImage?: boolean;
  /** Plain text by default; a media type stands for bytes of it. */
  response?: z.ZodType | BytesType | undefined;
  errors: readonly ErrorCode[];
};

export const securitySchemes = {
  serviceCredential: {
    type: "apiKey",
    in: "header",
    name: "X-Backend-Token",
    description:
      "`BACKEND_TOKEN`: the service credential that a storefront is known by. The other headers are believed only with it.",
  },
  session: {
    type: "http",
    scheme: "bearer",
    description: "The `accessToken` that `POST /api/user/login` answers.",
  },
  operator: {
    type: "http",
    scheme: "bearer",
    description: "The operator's token, `operatorToken` in `DATA_DIR/backend.json`.",
  },
} as const;
type SecurityScheme = keyof typeof securitySchemes;
