/**
 * The tag of every page: exchange rates stand in all of them. It stands where an agency's subdomain
 * does, so no agency may be called so.
 */
export const ratesTag = "rates";
