import countryToCurrency from "country-to-currency";

const known: ReadonlySet<string> = new Set(Object.values(countryToCurrency));

/** Whether it is a currency in use: cookies and URLs may contain any three letters. */
export const isCurrency = (value: string | null | undefined): value is string =>
  known.has(value ?? "");
