import { mutationOptions } from "@tanstack/react-query";
import { createQuote, refreshQuote } from "@/lib/api/browser/quotes";

export const refreshQuoteMutation = () =>
  mutationOptions({ mutationKey: ["quotes", "refresh"], mutationFn: refreshQuote });
export const createQuoteMutation = () =>
  mutationOptions({ mutationKey: ["quotes", "create"], mutationFn: createQuote });
