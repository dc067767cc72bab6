import { languageCodes, type LanguageCode } from "@/lib/api/contract/languages";
import { readMessages } from "./messages";

/**
 * Words of the trade and of programs that a traveller doesn't know, or knows for something else, as
 * patterns.
 */
const tradeWords: Record<LanguageCode, readonly string[]> = {
  en: [
    "net",
    "net rates?",
    "mark-?ups?",
    "suppliers?",
    "inventory",
    "rate plans?",
    "allotments?",
    "non-login",
    "tenants?",
    "sandbox",
    "hold(?:s|ing)?",
    "held",
    "quotes?",
    "PNR",
    "GDS",
    "pax",
    "wholesale",
    "commission",
    "gateway",
    "backend",
    "API",
    "pendingSupplier",
    "priceChanged",
  ],
  pt: [
    "tarifas? líquidas?",
    "margem",
    "fornecedor(?:es)?",
    "inventário",
    "sandbox",
    "ambiente de testes",
    "bloqueio",
    "PNR",
  ],
  es: [
    "tarifas? netas?",
    "margen",
    "proveedor(?:es)?",
    "inventario",
    "sandbox",
    "entorno de pruebas",
    "bloqueo",
    "PNR",
  ],
  da: [
    "nettopris(?:en)?",
    "avancen?",
    "leverandør(?:en|ens|er)?",
    "sandkassen?",
    "testmiljøet",
    "PNR",
  ],
  no: [
    "nettopris(?:en)?",
    "påslaget?",
    "leverandør(?:en|ens|er)?",
    "sandkassen?",
    "testmiljøet",
    "PNR",
  ],
  de: [
    "Netto(?:raten?|preis)",
    "Aufschlag",
    "Marge",
    "Lieferant(?:en)?",
    "Raten?",
    "Sandbox",
    "Testumgebung",
    "PNR",
  ],
  ar: ["هامش الربح", "المورّ?د", "بيئة الاختبار", "PNR"],
  fr: [
    "tarifs? nets?",
    "marge",
    "fournisseurs?",
    "inventaire",
    "bac à sable",
    "environnement de test",
    "PNR",
  ],
  sv: [
    "nettopris(?:et)?",
    "påslag(?:et)?",
    "leverantör(?:en|ens|er)?",
    "sandlådan?",
    "testmiljön?",
    "PNR",
  ],
};
/** A whole word, in letters of any script. */
const toPattern = (words: readonly string[]) =>
  new RegExp(`(?<!\\p{L})(?:${words.join("|")})(?!\\p{L})`, "iu");

/** What only agents, sales agents, owners and admins are shown, who work with these words. */
const agentsTexts = [
  /^agencyBookings\./,
  /^checkout\.agent\./,
  /^navigation\./,
  /^dashboards\./,
  /^paymentSettings\./,
  /^subscription\./,
  /^team\./,
  /^deals\.(?:wholesale|markup)$/,
  /^hotels\.card\.(?:net|markup)$/,
  /^priceTerms\.price\.(?:net|markup)$/,
  /^vouchers\.commission$/,
];

const listTexts = (node: unknown, path = ""): [path: string, text: string][] =>
  typeof node === "string"
    ? [[path, node]]
    : Object.entries(node ?? {}).flatMap(([key, child]) =>
        listTexts(child, path ? `${path}.${key}` : key),
      );

test.each(languageCodes)("travellers read no words of the trade in %s", async (language) => {
  const texts = listTexts(await readMessages(language));
  const words = toPattern(tradeWords[language]);
  expect(
    texts
      .filter(([path]) => !agentsTexts.some((pattern) => pattern.test(path)))
      .filter(([, text]) => words.test(text.replace(/<[^>]*>|\{\w+[,}]/g, " ")))
      .map(([path, text]) => `${path}: ${text}`),
  ).toEqual([]);
});

test("each of the agents' texts is there", async () => {
  const paths = listTexts(await readMessages("en")).map(([path]) => path);
  for (const pattern of agentsTexts)
    expect([pattern.source, paths.some((path) => pattern.test(path))]).toEqual([
      pattern.source,
      true,
    ]);
});
