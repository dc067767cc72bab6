/** The longest stay that can be sold, in nights. */
export const maximumNights = 30;

/**
 * How far ahead a search may go, in days from today at the place. `offered` is the site's limit;
 * `accepted` is the backend's limit for any caller: nothing is sold farther ahead, and prices would
 * be meaningless.
 */
export const maximumDaysAhead = { offered: 500, accepted: 730 } as const;
