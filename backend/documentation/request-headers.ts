import type { Endpoint } from "@/lib/api/contract/endpoint";
import { header } from "@/lib/api/headers";

/**
 * Request headers besides those of the security schemes, where OpenAPI describes `Authorization`
 * and `X-Backend-Token`. Named as components of the document.
 */
export const requestHeaders = {
  AgencyHost: {
    name: header.agencyHost,
    required: true,
    description:
      "One of the agency's hosts, without a port: which agency is asked. Another agency's sessions, bookings and rows are none here.",
    schema: { type: "string", maxLength: 253 },
    example: "voyara.localhost",
  },
  AcceptLanguage: {
    name: header.language,
    description:
      "The visitor's language. The first one that the agency offers counts, else the agency's default.",
    schema: { type: "string" },
    example: "en",
  },
  SessionId: {
    name: header.sessionId,
    description:
      "Random per browser tab, or per render on the server: it ties calls together in logs and proves nothing.",
    schema: { type: "string" },
    example: "5f0c1a52-7c53-4f7d-9a55-3c1f6f0e2b11",
  },
  TimeZone: {
    name: header.timeZone,
    description: "The visitor's time zone by its IANA name.",
    schema: { type: "string" },
    example: "Europe/Lisbon",
  },
  OptionalAuth: {
    name: header.optionalAuth,
    description:
      "`true` makes a visitor of somebody whose session has ended, instead of a 401. It never gives more than a visitor has.",
    schema: { type: "string", enum: ["true"] },
  },
  CorrelationId: {
    name: header.correlationId,
    description: "A UUID per call of the resort API, for its logs.",
    schema: { type: "string" },
    example: "0b6d2a7e-6d0f-4b8e-8f7b-5a7d1f6f1c2d",
  },
  AgencyVersion: {
    name: header.agencyVersion,
    description:
      "The agency's `updatedAt` as the caller knows it: a call that only reads may then be answered from what is remembered of exactly that one.",
    schema: { type: "string", format: "date-time" },
  },
  ClientIp: {
    name: header.clientIp,
    description: "The visitor's address, for limits by network.",
    schema: { type: "string" },
    example: "203.0.113.7",
  },
  UserAgent: {
    name: header.userAgent,
    description:
      "What the visitor's browser calls itself, for the list of somebody's sessions. At most 300 characters are kept.",
    schema: { type: "string" },
    example: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
  },
  RequestId: {
    name: header.requestId,
    description:
      "Names the request in the logs of both sides; 8 to 64 letters, digits, `_` and `-`. Every answer has it, a new one where none came.",
    schema: { type: "string", pattern: "^[\\w\\-]{8,64}$" },
    example: "3d9c2f5e-0c3b-4b52-8d0f-1f9f1e1f5a10",
  },
  TraceParent: {
    name: "traceparent",
    description: "W3C Trace Context, where the storefront traces; `tracestate` may come with it.",
    schema: { type: "string" },
  },
} as const;
export type RequestHeader = keyof typeof requestHeaders;

/** Of every call for an agency. */
const always = [
  "AgencyHost",
  "AcceptLanguage",
  "SessionId",
  "TimeZone",
  "AgencyVersion",
  "ClientIp",
  "UserAgent",
  "RequestId",
  "TraceParent",
] as const satisfies RequestHeader[];

/** The headers that the storefront sends with a call (`lib/api/create-api.ts`). */
export const listRequestHeaders = ({
  api,
  access,
}: {
  api: "main" | "resort";
  access: Endpoint["access"];
}): RequestHeader[] => [
  ...always,
  ...(access === "public" ? (["OptionalAuth"] as const) : []),
  ...(api === "resort" ? (["CorrelationId"] as const) : []),
];
