/**
 * An amount anywhere in a page or its data, as agencies of Mexico write it or calls answer it.
 * Sealed tokens of random letters and digits hold currency codes by chance: those are no amounts.
 */
export const shownAmount =
  /amount\W+\d|(?:US|MX)\$\s?\d|(?<![\w.,-])\d[\d.,]*\s?(?:US\$|(?:USD|MXN)\b(?!-))/;
