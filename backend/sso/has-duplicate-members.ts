/**
 * Whether a JSON object has a duplicate member at its top level. Some parsers take the last one,
 * others the first: two readers of one token would see two users (RFC 7519 §4 allows rejecting it).
 * `text` must be JSON.
 */
export function hasDuplicateMembers(text: string): boolean {
  const names = new Set<string>();
  let depth = 0;
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\]]/g)) {
    if (token === "{" || token === "[") depth += 1;
    else if (token === "}" || token === "]") depth -= 1;
    else if (depth === 1 && /^\s*:/.test(text.slice(index + token.length))) {
      const name = JSON.parse(token) as string;
      if (names.has(name)) return true;
      names.add(name);
    }
  }
  return false;
}
