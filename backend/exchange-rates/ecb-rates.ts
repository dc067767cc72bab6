import { isDeepStrictEqual } from "node:util";
import { logLine } from "@/lib/observability/log-line";
import { hourMs } from "@/lib/dates/durations";
import type { DatedRates, ExchangeRates } from "./exchange-rates";
import { fetchText } from "./fetch-text";
import { parseEcbRates } from "./parse-ecb-rates";

/** Refreshes on start and every hour. `stop` ends that; `refresh` never rejects. */
export type EcbRates = ExchangeRates & { refresh(): Promise<void>; stop(): void };

/**
 * Rates of the European Central Bank's daily file at `url` over those of `fallback`: currencies the
 * bank doesn't publish keep the fallback's. A file that is late, too big or malformed changes
 * nothing and logs one line.
 */
export function createEcbRates({
  url,
  fallback,
  deadlineMs = 5_000,
  maxBytes = 1_000_000,
  log = (message) => logLine("warn", { message }),
  onChange = () => undefined,
}: {
  url: string;
  fallback: DatedRates;
  deadlineMs?: number;
  maxBytes?: number;
  log?: (line: string) => void;
  /** Called when the rates have changed: every converted price changes with them. */
  onChange?: (() => void) | undefined;
}): EcbRates {
  let current = fallback;

  async function refresh() {
    try {
      const { asOf, rates } = parseEcbRates(await fetchText(url, { deadlineMs, maxBytes }));
      const source = `European Central Bank; currencies it does not publish: ${fallback.source}, ${fallback.asOf}`;
      const before = current;
      current = { base: "USD", asOf, source, rates: { ...fallback.rates, ...rates, USD: 1 } };
      if (!isDeepStrictEqual(before, current)) onChange();
    } catch (error) {
      const reason = (error instanceof Error ? error.message : String(error))
        .replace(/\s+/g, " ")
        .slice(0, 200);
      log(`Exchange rates of ${current.asOf} stay: ${new URL(url).origin} ${reason}`);
    }
  }

  void refresh();
  const timer = setInterval(() => void refresh(), hourMs);
  timer.unref();
  return { getRates: () => current, refresh, stop: () => clearInterval(timer) };
}
