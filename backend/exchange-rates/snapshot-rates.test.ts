import { listCurrencyCodes } from "@/backend/reference-data/currencies";
import { getExchangeRatesEndpoint } from "@/lib/api/contract/countries";
import { createExchangeRates } from "./create-exchange-rates";
import { snapshotRates } from "./snapshot-rates";

test("every currency in use has a rate", () => {
  expect(listCurrencyCodes().filter((code) => !(code in snapshotRates.rates))).toEqual([]);
  expect(getExchangeRatesEndpoint.response.safeParse(snapshotRates).success).toBe(true);
  expect(snapshotRates.rates.USD).toBe(1);
});

test("without a URL the snapshot is used", () =>
  expect(createExchangeRates(undefined).getRates()).toBe(snapshotRates));
