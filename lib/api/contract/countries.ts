import * as z from "zod";
import { endpoint } from "./endpoint";

/** Currencies, one entry per country. `code` is the country, `image` its flag. */
export const currencyEntrySchema = z.object({
  name: z.string(),
  code: z.string(),
  currency: z.string(),
  emoji: z.string(),
  unicode: z.string(),
  symbol: z.string(),
  image: z.string(),
});
export type CurrencyEntry = z.infer<typeof currencyEntrySchema>;
export const countrySchema = z.object({
  name: z.string(),
  code: z.string(),
  phone: z.string(),
  emoji: z.string(),
});

const read = { api: "main", method: "get", access: "public", browser: true } as const;
export const listCountriesEndpoint = endpoint({
  operationId: "listCountries",
  ...read,
  path: "/api/code",
  summary: "All countries with their dialling codes",
  response: z.object({ data: z.array(countrySchema) }),
});
export const listEnabledCountriesEndpoint = endpoint({
  operationId: "listEnabledCountries",
  ...read,
  path: "/api/admin/country/enable",
  summary: "Countries the agency sells to",
  response: z.object({ data: z.array(countrySchema) }),
});
export const listEnabledCurrenciesEndpoint = endpoint({
  operationId: "listEnabledCurrencies",
  ...read,
  path: "/api/admin/country/enableCurrencies",
  summary: "Currencies a visitor can choose, one entry per country",
  response: z.object({ data: z.array(currencyEntrySchema) }),
});
export const getExchangeRatesEndpoint = endpoint({
  operationId: "getExchangeRates",
  ...read,
  path: "/api/multi-currency/exchange",
  summary: "Units of each currency per US dollar, with their date",
  response: z.object({
    base: z.literal("USD"),
    asOf: z.iso.date(),
    source: z.string(),
    rates: z.record(z.string(), z.number().positive()),
  }),
});
