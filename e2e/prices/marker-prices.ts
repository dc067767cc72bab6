import { toRates } from "@/backend/pricing/to-rates";
import { toSale } from "@/backend/pricing/to-sale";
import { defaultMarkup } from "@/backend/pricing/markup";
import { snapshotRates } from "@/backend/exchange-rates/snapshot-rates";
import { markerPrices, type PricedService } from "@/backend/testing/marker-suppliers";
import type { PriceTier } from "@/lib/api/contract/roles";
import { minorUnitDigits } from "@/lib/money/minor-unit-digits";
import { convertMoney } from "@/lib/money/exchange";
import { divideMoney, toMoney, type Money } from "@/lib/money/money";

/**
 * Currencies a page may show a price in: those of suppliers and searches, the agencies' own, and
 * one that the crawl requests.
 */
const currencies = ["USD", "EUR", "JPY", "KWD", "MXN", "SEK"];
/** Divisors used by cards: nights, days, people; a half for two rooms chosen one by one. */
const shares = [1, 2, 7, 0.5];
const { rates } = snapshotRates;

/**
 * Every way to write an amount, as digits only: in minor units, without trailing zeros, rounded to
 * whole units and truncated.
 */
function toDigits({ amount, currency }: Money): string[] {
  const unit = 10 ** minorUnitDigits(currency);
  const major = amount / unit;
  return [
    String(amount),
    String(major).replace(".", ""),
    String(Math.round(major)),
    String(Math.floor(major)),
  ];
}

const spell = (money: Money): string[] =>
  currencies.flatMap((currency) =>
    shares.flatMap((share) =>
      toDigits(convertMoney(divideMoney(money, share), currency, rates) ?? money),
    ),
  );

type Level = "retail" | "traveller" | "wholesale" | "markup";
/** Such as `hotels wholesale`, and its possible notations. */
export type Marker = {
  name: `${PricedService} ${Level}`;
  level: Level;
  service: PricedService;
  spellings: ReadonlySet<string>;
};

function toMarkers(service: PricedService): Marker[] {
  const own = markerPrices[service];
  // As supplied, and as the backend converts it for a search in euros or in the agencies' charge
  // currencies.
  const all = [own.currency, "USD", "EUR", "MXN"].flatMap(
    (currency) =>
      toSale(own, { currency, rates, markup: defaultMarkup, isPaidOnSite: false }) ?? [],
  );
  const levels = all.map((sale) => {
    const {
      currency = "",
      publishedRate = 0,
      totalRate = 0,
      baseRate = 0,
      taxAndFee = 0,
      wholesaleRate = 0,
      markup = 0,
    } = toRates(sale, { tier: "agent" });
    const money = (major: number) => toMoney(major, currency);
    return {
      retail: [money(publishedRate)],
      traveller: [totalRate, baseRate, taxAndFee].map(money),
      wholesale: [money(wholesaleRate)],
      markup: [money(markup)],
    };
  });
  return (["retail", "traveller", "wholesale", "markup"] as const).map((level) => {
    const spellings = levels.flatMap((price) => price[level]).flatMap(spell);
    return {
      name: `${service} ${level}`,
      level,
      service,
      spellings: new Set(spellings.filter(({ length }) => length >= 7)),
    };
  });
}

export const markers: readonly Marker[] = (Object.keys(markerPrices) as PricedService[]).flatMap(
  toMarkers,
);

/** The markers a tier may see of the agency's services (decision 016). */
export const markersFor = (tier: PriceTier, services: readonly PricedService[]): string[] =>
  markers
    .filter(
      ({ service, level }) =>
        services.includes(service) &&
        (tier === "agent" || (tier !== "hidden" && (level === "retail" || level === "traveller"))),
    )
    .map(({ name }) => name);

const arabic = "٠١٢٣٤٥٦٧٨٩";
const groupSeparator = /(?<=\d)(?:[.,'’\u00a0\u202f\u066c]|&nbsp;|&#160;|&#xa0;)(?=\d{3}(?!\d))/gi;
const decimalSeparator = /(?<=\d)[.,\u066b](?=\d{1,3}(?!\d))/g;

/** The markers in a text, in any notation. */
export function findMarkers(text: string): string[] {
  const digits = text
    .replace(/[٠-٩]/g, (digit) => String(arabic.indexOf(digit)))
    .replace(groupSeparator, "")
    .replace(decimalSeparator, "");
  const numbers = new Set(digits.match(/\d{7,}/g));
  return markers
    .filter(({ spellings }) => [...numbers].some((number) => spellings.has(number)))
    .map(({ name }) => name);
}
