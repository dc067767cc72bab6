import { mutationOptions } from "@tanstack/react-query";
import { changeExtras, createQuote, refreshQuote } from "@/lib/api/browser/quotes";
import { getQuoteHolder } from "@/lib/checkout/quote-holder";
import type { Extras } from "@/lib/api/contract/extras";

export const refreshQuoteMutation = () =>
  mutationOptions({
    mutationKey: ["quotes", "refresh"],
    mutationFn: (id: string) => refreshQuote(id, { holder: getQuoteHolder() }),
  });
export const createQuoteMutation = () =>
  mutationOptions({
    mutationKey: ["quotes", "create"],
    mutationFn: (quote: Parameters<typeof createQuote>[0]) =>
      createQuote({ holder: getQuoteHolder(), ...quote }),
  });
export const changeExtrasMutation = () =>
  mutationOptions({
    mutationKey: ["quotes", "extras"],
    mutationFn: ({ id, extras }: { id: string; extras: Extras }) =>
      changeExtras(id, { extras, holder: getQuoteHolder() }),
  });
