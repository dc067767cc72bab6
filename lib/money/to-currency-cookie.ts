import type { DisplayCurrency } from "./resolve-currency";

/** Value of the cookie: `EUR.DE`, or `EUR` where no country was named. */
export const toCurrencyCookie = ({ currency, country }: DisplayCurrency): string =>
  country ? `${currency}.${country}` : currency;
