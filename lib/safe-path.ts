const base = "http://same.invalid";
const maximumLength = 2_048;

/**
 * A redirect target as a path of this site, else the fallback: our links must not lead to another
 * site. Accepts any query value. Reparsed as a browser would: `/\host`, `//host`, `/.//host` and
 * control characters all lead elsewhere.
 */
export function safePath(value: unknown, fallback = "/"): string {
  if (
    typeof value !== "string" ||
    value.length > maximumLength ||
    !value.startsWith("/") ||
    // oxlint-disable-next-line no-control-regex
    /[\\\u0000-\u0020\u007f]/.test(value)
  )
    return fallback;
  if (!URL.canParse(value, base)) return fallback;
  const { origin, pathname, search, hash } = new URL(value, base);
  return origin === base && !pathname.startsWith("//") ? `${pathname}${search}${hash}` : fallback;
}
