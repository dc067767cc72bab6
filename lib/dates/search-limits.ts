/** The longest stay that can be sold, in nights. */
export const maximumNights = 30;

/**
 * How far ahead a search may start, in days from today: nothing is sold farther ahead. The backend
 * takes a day more, because a caller's today may be tomorrow at the place.
 */
export const maximumDaysAhead = 500;
