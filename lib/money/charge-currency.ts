/**
 * The currency an agency charges: its own, else dollars. Every price of hotels, quotes and bookings
 * is in it, so that the total shown is the one charged.
 */
export const toChargeCurrency = ({ defaultCurrency }: { defaultCurrency: string | null }): string =>
  defaultCurrency ?? "USD";
