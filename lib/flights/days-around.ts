/** Days before and after the first of a search: as far as the calls for prices look. */
export const daysAround = 3;
