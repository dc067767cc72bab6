/** A point on Earth in degrees (WGS 84); north and east are positive. */
export type Point = { latitude: number; longitude: number };

/** A box of degrees; `west` is less than `east`. */
export type Bounds = { south: number; west: number; north: number; east: number };

export const isInside = ({ latitude, longitude }: Point, box: Bounds): boolean =>
  latitude >= box.south && latitude <= box.north && longitude >= box.west && longitude <= box.east;

/** Degrees to either side of the equator and of the prime meridian. */
export const degreeLimits = { latitude: 90, longitude: 180 } as const;

/**
 * Kilometres per degree of latitude, rounded; a degree of longitude is this times the cosine of the
 * latitude.
 */
export const kmPerDegree = 111.2;
