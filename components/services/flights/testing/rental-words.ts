import type { LanguageCode } from "@/lib/api/contract/languages";

/** Of cars, desks, drivers and rentals: nothing that is said of a flight has one. */
export const rentalWords: Record<LanguageCode, RegExp> = {
  en: /\bcars?\b|rent(al|ed)|\bdesk|driver|pick-up|voucher/i,
  de: /wagen|vermieter|miet|schalter|fahrer|abhol|voucher/i,
  fr: /voiture|loueur|location|comptoir|conducteur|prise en charge/i,
  es: /\bcoche|alquil|mostrador|conductor|recogida|\bbono\b/i,
  pt: /\bcarro|rent-a-car|alug|balcão|condutor|levantamento|voucher/i,
  da: /\bbil(en)?\b|udlejer|leje|skranke|fører|afhent|voucher/i,
  no: /\bbil(en)?\b|utleier|\bleie|skranke|sjåfør|hentested|voucher/i,
  sv: /\bbil(en)?\b|uthyr|\bhyr|disken|förare|upphämt|voucher/i,
  ar: /سيار|التأجير|مكتب|سائق|استلام|قسيمة/,
};
