/**
 * A Markdown text with the content between `<!-- bench:name -->` and `<!-- /bench:name -->`
 * replaced.
 * @throws if the text has no such section
 */
export function replaceSection(text, name, content) {
  const [start, end] = [`<!-- bench:${name} -->`, `<!-- /bench:${name} -->`];
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`no section ${start} … ${end}`);
  return `${text.slice(0, from + start.length)}\n${content.trim()}\n${text.slice(to)}`;
}
