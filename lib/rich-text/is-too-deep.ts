/**
 * Elements that hold nothing, or whose end tag may be left out: however many there are, they don't
 * nest by themselves.
 */
const flat = new Set(
  "area base br col embed hr img input link meta source track wbr p li dt dd tr td th thead tbody tfoot option".split(
    " ",
  ),
);

/**
 * Whether tags nest deeper than `limit`, from a look at the text alone: parsers slow down or run
 * out of stack on such input. Counts an element as open until its own end tag stands right behind
 * it, so careless markup counts as deeper than it is.
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
