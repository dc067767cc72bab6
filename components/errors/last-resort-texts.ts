import type { LanguageCode } from "@/lib/api/contract/languages";

type Texts = { text: string; retry: string };

/**
 * For the page shown when even the layout failed, without messages. It is in every page's script,
 * so it can't import the message files; a test keeps both in sync.
 */
export const lastResortTexts: Record<LanguageCode, Texts> = {
  en: { text: "Something went wrong.", retry: "Try again" },
  pt: { text: "Algo correu mal.", retry: "Tentar novamente" },
  es: { text: "Algo salió mal.", retry: "Reintentar" },
  da: { text: "Noget gik galt.", retry: "Prøv igen" },
  no: { text: "Noe gikk galt.", retry: "Prøv igjen" },
  de: { text: "Etwas ist schiefgelaufen.", retry: "Erneut versuchen" },
  ar: { text: "حدث خطأ ما.", retry: "إعادة المحاولة" },
  fr: { text: "Un problème est survenu.", retry: "Réessayer" },
  sv: { text: "Något gick fel.", retry: "Försök igen" },
};
