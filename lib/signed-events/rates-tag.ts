/**
 * The tag of every page: exchange rates are in all of them. It has the same form as an agency's
 * subdomain, so no agency may have this name.
 */
export const ratesTag = "rates";
