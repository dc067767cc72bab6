/** By code points, the same in every language and on every machine: for orders no user sees. */
export const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
