/** Whether a text is read from right to left, as its first letter says. */
export const isRightToLeftText = (text: string): boolean =>
  /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text);
