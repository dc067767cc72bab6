/** All headers of both APIs. Nothing else names them. */
export const header = {
  authorization: "Authorization",
  language: "Accept-Language",
  sessionId: "X-Session-Id",
  timeZone: "X-Timezone",
  optionalAuth: "X-Optional-Auth",
  correlationId: "X-Correlation-Id",
  agencyHost: "X-Agency-Host",
  /**
   * The version (`updatedAt`) of the agency that the caller knows: the backend may serve that
   * version from its cache.
   */
  agencyVersion: "X-Agency-Version",
  clientIp: "X-Client-Ip",
  /** The browser's User-Agent, passed on by the storefront: for the list of a user's sessions. */
  userAgent: "X-User-Agent",
  requestId: "X-Request-Id",
  /**
   * The browser's token from an earlier sign-in to an account (`browserToken` of a session's
   * response): used for rate limits only.
   */
  browserToken: "X-Browser-Token",
  /** The solution of a 429's challenge. */
  proofOfWork: "X-Proof-Of-Work",
  /**
   * The service credential; only with it are the agency's host and the client's details trusted.
   */
  backendToken: "X-Backend-Token",
} as const;
