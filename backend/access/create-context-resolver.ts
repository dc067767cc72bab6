import type { Context } from "hono";
import type { AgencyWire } from "@/lib/api/contract/agencies";
import { onlyReads, type Endpoint } from "@/lib/api/contract/endpoint";
import { isLanguageCode, type LanguageCode } from "@/lib/api/contract/languages";
import { can, resolvePriceTier } from "@/lib/api/contract/roles";
import { header } from "@/lib/api/headers";
import type { FindAgency } from "../agencies/create-agency-finder";
import { type HandleOptions, type RequestContext, type Viewer } from "../http/request-context";
import { RouteError } from "../errors/route-error";
import { requireProof } from "../sessions/require-proof";
import type { AppEnv } from "../http/app-env";

type Sources = {
  getAgency: FindAgency;
  /** Whether any agency exists, on any host. */
  hasAgencies: () => Promise<boolean>;
  getViewer: (agencyId: string, accessToken: string) => Promise<Viewer | null>;
  now: () => Date;
};
export type ResolveContext = (
  c: Context<AppEnv>,
  endpoint: Endpoint,
  options: HandleOptions,
) => Promise<RequestContext>;

/**
 * The first requested language that the agency offers; Norwegian's two other codes are accepted
 * too.
 */
export function resolveLanguage(
  header: string | undefined,
  { languages, defaultLanguage }: Pick<AgencyWire, "languages" | "defaultLanguage">,
): LanguageCode {
  const codes = (header ?? "").toLowerCase().split(",");
  const requested = codes
    .map((code) => code.trim().split(/[-;]/)[0] ?? "")
    .map((code) => (code === "nb" || code === "nn" ? "no" : code));
  return (
    requested.filter(isLanguageCode).find((code) => languages.includes(code)) ?? defaultLanguage
  );
}

/** An expired session must not block a new one. */
const startsAnew = ({ startsSession, access }: Endpoint) =>
  startsSession === true && access === "public";

/**
 * Authenticates the caller: the service credential, then the agency it names, then the session at
 * this agency. The optional sign-in marker turns an expired session into a visitor and never grants
 * more: clients set it themselves.
 */
export const createContextResolver =
  ({ getAgency, hasAgencies, getViewer, now }: Sources): ResolveContext =>
  async (c, endpoint, { servesInactive = false, toleratesEndedSession = false }) => {
    if (!c.get("isTrusted"))
      throw new RouteError(
        401,
        "service_credential_required",
        "The service credential is missing or wrong",
      );
    const agency = await getAgency(c.req.header(header.agencyHost) ?? "", {
      known: onlyReads(endpoint) ? c.req.header(header.agencyVersion) : undefined,
    });
    if (!agency && !(await hasAgencies()))
      throw new RouteError(503, "no_agencies", "This site has no agencies yet");
    if (!agency) throw new RouteError(404, "agency_not_found", "Agency not found!");
    if (agency.status !== "Active" && !servesInactive)
      throw new RouteError(
        503,
        "agency_inactive",
        "Agency is inactive, Please contact the administrator",
      );

    const accessToken =
      /^Bearer ([\w-]{1,200})$/i.exec(c.req.header(header.authorization) ?? "")?.[1] ?? null;
    const viewer =
      accessToken && agency.status === "Active" ? await getViewer(agency.id, accessToken) : null;
    const isOptional =
      toleratesEndedSession ||
      startsAnew(endpoint) ||
      agency.status !== "Active" ||
      c.req.header(header.optionalAuth) === "true";
    const mayBeVisitor = endpoint.access === "public" && isOptional;
    if (c.req.header(header.authorization) && !viewer && !mayBeVisitor)
      throw new RouteError(401, "session_expired", "Your session has ended, please sign in again");
    if (endpoint.access !== "public" && !viewer)
      throw new RouteError(401, "sign_in_required", "Please sign in");
    if (typeof endpoint.access === "object" && viewer) {
      const { action } = endpoint.access;
      if (!can(viewer, action))
        throw new RouteError(403, "not_allowed", "Your role doesn't allow this");
      requireProof(viewer, action, now());
    }

    return {
      agency,
      viewer,
      priceTier: resolvePriceTier(viewer, agency),
      language: resolveLanguage(c.req.header(header.language), agency),
      requestId: c.get("requestId"),
      clientIp: c.req.header(header.clientIp) ?? null,
      userAgent: c.req.header(header.userAgent)?.slice(0, 300) ?? null,
      accessToken,
      browserToken: c.req.header(header.browserToken)?.slice(0, 200) ?? null,
      proof: c.req.header(header.proofOfWork)?.slice(0, 300) ?? null,
    };
  };
