/** For LIKE, in lower case: what contains the text. Its own wildcards are characters like any. */
export const toPattern = (text: string): string =>
  `%${text.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
