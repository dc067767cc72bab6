/** The limits that count calls, by their names in `backend/limits/` or in a service's module. */
export type LimitName =
  | `${string} ${"searches" | "deals" | "reviews"}`
  | "academy"
  | "applications"
  | "bookings"
  | "bookings of visitors"
  | "corrected contacts"
  | "domain checks"
  | "enquiries"
  | "find booking"
  | "gateway keys"
  | "holds"
  | "mails"
  | "mails to a recipient"
  | "messages about enquiries"
  | "own passwords"
  | "pictures"
  | "quotes"
  | "sign-ins"
  | "sign-ups"
  | "sso"
  | "webhook tests";
