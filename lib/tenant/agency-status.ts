const agencyStatuses = ["unknown", "inactive", "unavailable", "empty"] as const;
/**
 * Why a host has no site: unknown, inactive, unavailable while the API is down, or no agency exists
 * yet.
 */
export type AgencyStatus = (typeof agencyStatuses)[number];

export const isAgencyStatus = (value: string): value is AgencyStatus =>
  agencyStatuses.some((status) => status === value);
