const agencyStatuses = ["unknown", "inactive", "unavailable"] as const;
/** Why a host has no site: nobody's, switched off, or nothing known about it while the API is down. */
export type AgencyStatus = (typeof agencyStatuses)[number];

export const isAgencyStatus = (value: string): value is AgencyStatus => agencyStatuses.some((status) => status === value);
