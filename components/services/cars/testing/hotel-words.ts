import type { LanguageCode } from "@/lib/api/contract/languages";

/** Of hotels, rooms, stays, nights and guests: nothing that is said of a car has one. */
export const hotelWords: Record<LanguageCode, RegExp> = {
  en: /hotel|\brooms?\b|\bstay\b|night|guest|check-in|property/i,
  de: /hotel|zimmer|aufenthalt|unterkunft|nacht|\bgast|gäste/i,
  fr: /h[ôo]tel|chambre|séjour|hébergement|nuitée/i,
  es: /hotel|habitaci|estancia|alojamiento|huésped/i,
  pt: /hot[eé]l|quarto|estadia|alojamento|hóspede/i,
  da: /hotel|værelse|ophold|nætter|gæst/i,
  no: /hotell|\brom\b|rommet|opphold|netter|gjest/i,
  sv: /hotell|\brum\b|rummet|vistelse|gäst/i,
  ar: /فندق|غرف|إقامت|ضيف|ضيوف|نزيل/,
};
