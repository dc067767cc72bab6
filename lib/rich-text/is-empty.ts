/**
 * Nothing to read: only empty tags, line breaks or whitespace, literal or as an entity. An image
 * counts as content.
 */
export const isEmpty = (html: string): boolean =>
  !/<(?:img|hr)\b/i.test(html) &&
  html
    .replace(/<!--[^]*?(?:-->|$)/g, "")
    .replace(/<[^<>]*>/g, "")
    .replace(
      /&(?:nbsp|NonBreakingSpace|ZeroWidthSpace|ensp|emsp|thinsp|zwnj|zwj|Tab|NewLine|#x?0*(?:a0|160|20|32|9|200b|8203|d|a|10|13));?/gi,
      "",
    )
    .replace(/[\s\u200b-\u200d\ufeff]/g, "") === "";
