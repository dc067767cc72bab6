/** Every header of both APIs. Nothing else names them. */
export const header = {
  authorization: "Authorization",
  language: "Accept-Language",
  sessionId: "X-Session-Id",
  timeZone: "X-Timezone",
  optionalAuth: "X-Optional-Auth",
  correlationId: "X-Correlation-Id",
  agencyHost: "X-Agency-Host",
  /**
   * When the agency that the caller knows was changed last: it may be answered by what the backend
   * remembers of exactly that one.
   */
  agencyVersion: "X-Agency-Version",
  clientIp: "X-Client-Ip",
  /** The browser's own words, passed on by the storefront: for the list of somebody's sessions. */
  userAgent: "X-User-Agent",
  requestId: "X-Request-Id",
  /**
   * What the browser got at an earlier sign-in to an account (`browserToken` of a session's
   * answer): believed for limits alone.
   */
  browserToken: "X-Browser-Token",
  /** The answer to a challenge of a 429. */
  proofOfWork: "X-Proof-Of-Work",
  /**
   * The service credential; only with it are the agency's host and what is said of the client
   * believed.
   */
  backendToken: "X-Backend-Token",
} as const;
