/** A point on Earth in degrees (WGS 84); north and east are positive. */
export type Point = { latitude: number; longitude: number };

/** Degrees to either side of the equator and of the prime meridian. */
export const degreeLimits = { latitude: 90, longitude: 180 } as const;

/**
 * Kilometres per degree of latitude, rounded; a degree of longitude is this times the cosine of the
 * latitude.
 */
export const kmPerDegree = 111.2;
