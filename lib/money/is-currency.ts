import countryToCurrency from "country-to-currency";

const known: ReadonlySet<string> = new Set(Object.values(countryToCurrency));

/** Whether somebody pays with it somewhere: cookies and addresses may hold any three letters. */
export const isCurrency = (value: string | null | undefined): value is string =>
  known.has(value ?? "");
