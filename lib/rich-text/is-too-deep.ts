/**
 * Void elements and those whose end tag may be omitted: they don't nest by themselves, however many
 * there are.
 */
const flat = new Set(
  "area base br col embed hr img input link meta source track wbr p li dt dd tr td th thead tbody tfoot option".split(
    " ",
  ),
);

/**
 * Whether tags nest deeper than `limit`, from the text alone: parsers slow down or overflow the
 * stack on such input. An element counts as open until its own end tag follows directly, so
 * careless markup counts as deeper than it is.
 */
export function isTooDeep(html: string, limit: number): boolean {
  const open: string[] = [];
  for (const [, slash, name = ""] of html.matchAll(/<(\/?)([a-z][^\s/>]*)/gi)) {
    const tag = name.toLowerCase();
    if (flat.has(tag)) continue;
    if (!slash) open.push(tag);
    else if (open.at(-1) === tag) open.pop();
    if (open.length > limit) return true;
  }
  return false;
}
