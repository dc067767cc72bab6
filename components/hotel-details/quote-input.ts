import type { createQuote } from "@/lib/api/browser/quotes";

/** What a quote is asked with. */
export type QuoteInput = Parameters<typeof createQuote>[0];
