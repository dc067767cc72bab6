/** The longest stay that is sold at once, in nights. */
export const maximumNights = 30;

/**
 * How far ahead may be searched, in days from today at the place. `offered` is what the site asks
 * for; `accepted` is what the backend takes from whoever calls it: nothing is sold farther ahead,
 * and no price is worth anything then.
 */
export const maximumDaysAhead = { offered: 500, accepted: 730 } as const;
