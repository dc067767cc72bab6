import type { Endpoint } from "@/lib/api/contract/endpoint";
import type { ErrorCode } from "@/lib/api/contract/error-codes";
import { toServedPath } from "./to-route";
import { listRequestHeaders } from "./request-headers";
import type { Operation } from "./operation";

type Traits = { hasInput: boolean; body: "json" | "image" | null };

/** Errors that every call may return, by its input. */
export const listCommonErrors = ({ hasInput, body }: Traits): ErrorCode[] => [
  ...(body ? (["invalid_json", "body_too_large"] as const) : []),
  ...(body === "json" ? (["json_required"] as const) : []),
  ...(body === "image" ? (["image_required"] as const) : []),
  ...(hasInput ? (["invalid_input"] as const) : []),
  "internal_error",
  "database_unavailable",
];

const agencyErrors = [
  "service_credential_required",
  "session_expired",
  "agency_not_found",
  "agency_inactive",
  "no_agencies",
  "busy",
] as const satisfies ErrorCode[];

/** Groups of calls in the readable page, by the first significant segment of their path. */
const tags: Record<string, string> = {
  user: "Accounts",
  v2: "Suggestions",
  "auto-suggest": "Suggestions",
  dealray: "Deals",
  resort: "Resorts",
  code: "Countries",
};
const toTag = (endpoint: Endpoint): string => {
  const [word = "", ...rest] = toServedPath(endpoint)
    .split("/")
    .filter((part) => part && part !== "api");
  const known = tags[word] ?? word;
  // The readable page takes seconds to open a large group, and the desk has most of the calls.
  const ofDesk = known === "agency" && endpoint.access !== "public" ? ` ${rest[0] ?? ""}` : "";
  return (known.charAt(0).toUpperCase() + known.slice(1) + ofDesk).replaceAll("-", " ").trim();
};

/** An endpoint of the contract as the document describes it. */
export const toOperation = (endpoint: Endpoint): Operation => ({
  operationId: endpoint.operationId,
  method: endpoint.method,
  path: toServedPath(endpoint),
  tag: toTag(endpoint),
  summary: endpoint.summary,
  security:
    endpoint.access === "public"
      ? [["serviceCredential"], ["serviceCredential", "session"]]
      : [["serviceCredential", "session"]],
  headers: listRequestHeaders(endpoint),
  params: endpoint.params,
  query: endpoint.query,
  body: endpoint.body,
  takesImage: endpoint.takesImage !== undefined,
  response: endpoint.response,
  errors: [
    ...listCommonErrors({
      hasInput: Boolean(endpoint.params ?? endpoint.query ?? endpoint.body ?? endpoint.takesImage),
      body: endpoint.body ? "json" : endpoint.takesImage ? "image" : null,
    }),
    ...agencyErrors,
    ...(endpoint.access === "public" ? [] : (["sign_in_required"] as const)),
    ...(typeof endpoint.access === "object" ? (["not_allowed"] as const) : []),
    ...(endpoint.isSlow ? (["supplier_unavailable"] as const) : []),
    ...(endpoint.limits?.length ? (["too_many_attempts"] as const) : []),
    ...(endpoint.notFound && endpoint.notFound !== "shared" ? [endpoint.notFound] : []),
    ...(endpoint.errors ?? []),
  ],
});
