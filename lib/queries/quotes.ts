import { mutationOptions } from "@tanstack/react-query";
import { refreshQuote } from "@/lib/api/browser/quotes";

export const refreshQuoteMutation = () => mutationOptions({ mutationKey: ["quotes", "refresh"], mutationFn: refreshQuote });
