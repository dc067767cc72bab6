/** What places are, besides cities and airports. Free of zod: the browser imports it. */
export const areaKinds = ["region", "island", "coast"] as const;
export type AreaKind = (typeof areaKinds)[number];
/** The id of a suggested region, island or coast. */
export const areaIdPattern = /^area-[a-z0-9-]{1,100}$/;
/** The id of a quarter, beach, station or sight. */
export const landmarkIdPattern = /^[a-z0-9-]{1,100}$/;
export const landmarkKinds = ["quarter", "beach", "station", "sight"] as const;
export type LandmarkKind = (typeof landmarkKinds)[number];
