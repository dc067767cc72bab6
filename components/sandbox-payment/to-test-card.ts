import { testCards, type TestCardNumber } from "@/lib/api/contract/test-cards";

/**
 * A typed number as a test card, ignoring spaces and hyphens; null for every other number, which
 * must not leave the browser.
 */
export function toTestCard(typed: string): TestCardNumber | null {
  const digits = typed.replaceAll(/[\s-]/g, "");
  return testCards.find(({ number }) => number === digits)?.number ?? null;
}

/** In groups of four, as on a card. */
export const toGroups = (number: string): string => number.replaceAll(/(\d{4})(?=\d)/g, "$1 ");
