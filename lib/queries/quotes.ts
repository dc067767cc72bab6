import { mutationOptions } from "@tanstack/react-query";
import { changeExtras, createQuote, refreshQuote } from "@/lib/api/browser/quotes";
import type { Extras } from "@/lib/api/contract/extras";

export const refreshQuoteMutation = () =>
  mutationOptions({ mutationKey: ["quotes", "refresh"], mutationFn: refreshQuote });
export const createQuoteMutation = () =>
  mutationOptions({ mutationKey: ["quotes", "create"], mutationFn: createQuote });
export const changeExtrasMutation = () =>
  mutationOptions({
    mutationKey: ["quotes", "extras"],
    mutationFn: ({ id, extras }: { id: string; extras: Extras }) => changeExtras(id, extras),
  });
