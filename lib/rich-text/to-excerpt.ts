/** The beginning of a text, at most 160 characters, cut between words: for search results. */
export function toExcerpt(text: string, length = 160): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), length / 2)).replace(/[\s.,;:–—-]+$/, "")}…`;
}
