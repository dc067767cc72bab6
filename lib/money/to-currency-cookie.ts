import type { DisplayCurrency } from "./resolve-currency";

/** Value of the cookie: `EUR.DE`, or `EUR` if no country was given. */
export const toCurrencyCookie = ({ currency, country }: DisplayCurrency): string =>
  country ? `${currency}.${country}` : currency;
