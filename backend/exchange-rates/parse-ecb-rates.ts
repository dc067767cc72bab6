import { XMLParser } from "fast-xml-parser";
import * as z from "zod";
import type { DatedRates } from "./exchange-rates";

// Entities are off: a document type that expands to gigabytes stays text.
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "",
  processEntities: false,
  parseAttributeValue: false,
  removeNSPrefix: true,
  isArray: (name) => name === "Cube",
});

const rate = z.coerce.number().positive().max(1e9);
const schema = z.object({
  Envelope: z.object({
    Cube: z.tuple([
      z.object({
        Cube: z.tuple([
          z.object({
            time: z.iso.date(),
            Cube: z.array(z.object({ currency: z.string().regex(/^[A-Z]{3}$/), rate })).min(1),
          }),
        ]),
      }),
    ]),
  }),
});

/**
 * Converts the European Central Bank's daily file (`eurofxref-daily.xml`: units per euro) to units
 * per US dollar.
 * @throws if it isn't that file, a rate isn't a positive number, or the dollar is missing
 */
export function parseEcbRates(xml: string): Pick<DatedRates, "asOf" | "rates"> {
  // The parser accepts a truncated file, which would pass for one with fewer currencies.
  if (!/<\/(?:\w+:)?Envelope>\s*$/.test(xml.slice(-200))) throw new Error("The file has no end");
  const { Envelope } = schema.parse(parser.parse(xml));
  const { time, Cube: entries } = Envelope.Cube[0].Cube[0];
  const perEuro = new Map(entries.map((entry) => [entry.currency, entry.rate]));
  const dollarsPerEuro = perEuro.get("USD");
  if (dollarsPerEuro === undefined) throw new Error("The file has no rate for USD");
  // Eight digits are more than any published rate has.
  const perDollar = (unitsPerEuro: number) =>
    Number((unitsPerEuro / dollarsPerEuro).toPrecision(8));
  return {
    asOf: time,
    rates: Object.fromEntries([
      ["EUR", perDollar(1)],
      ...[...perEuro].map(([currency, units]) => [currency, perDollar(units)]),
    ]),
  };
}
