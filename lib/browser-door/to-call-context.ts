import { randomUUID } from "node:crypto";
import type { NextRequest } from "next/server";
import type { CallContext } from "@/lib/api/create-api";
import type { Agency } from "@/lib/api/contract/agencies";
import { isLanguageCode } from "@/lib/api/contract/languages";
import { header } from "@/lib/api/headers";
import { browserCookieName } from "@/lib/session/browser-cookie";

const isTimeZone = (value: string) => /^[A-Za-z0-9_+/-]{1,64}$/.test(value);
/** Base64url segments separated by dots. */
const isDotted = (value: string) => /^[\w-]+(?:\.[\w-]+)+$/.test(value) && value.length <= 300;
const isSessionId = (value: string) => /^[\w-]{8,64}$/.test(value);

/**
 * The details a browser sends about itself, each only if well-formed. A browser's Accept-Language
 * is no language code and so isn't used. The client's address is set by the front door.
 */
export function toCallContext(
  { headers, cookies }: NextRequest,
  agency: Agency,
): Omit<CallContext, "agencyHost" | "accessToken"> {
  const isOffered = (value: string | undefined) =>
    value !== undefined && isLanguageCode(value) && agency.languages.includes(value);
  const sent = (name: string) => headers.get(name) ?? "";
  return {
    language:
      [sent(header.language), cookies.get("locale")?.value].find(isOffered) ??
      agency.defaultLanguage,
    sessionId: isSessionId(sent(header.sessionId)) ? sent(header.sessionId) : randomUUID(),
    timeZone: isTimeZone(sent(header.timeZone)) ? sent(header.timeZone) : agency.timeZone,
    hasDealLink: sent(header.optionalAuth) === "true",
    requestId: headers.get(header.requestId) ?? randomUUID(),
    agencyVersion: agency.updatedAt,
    clientIp: headers.get(header.clientIp),
    userAgent: headers.get("user-agent"),
    browserToken: [cookies.get(browserCookieName())?.value ?? ""].find(isDotted) ?? null,
    proof: [sent(header.proofOfWork)].find(isDotted) ?? null,
  };
}
