/**
 * Some for each language, currency and time zone; beyond that, all are made again. One takes some
 * 30 kB outside of the heap.
 */
const maximum = 500;

const names = [
  "Collator",
  "DateTimeFormat",
  "DisplayNames",
  "ListFormat",
  "NumberFormat",
  "PluralRules",
  "RelativeTimeFormat",
] as const;

type Constructor = abstract new (...args: never[]) => object;

const isText = (value: unknown) => typeof value === "string";
const isPlain = (locales: unknown) =>
  locales === undefined ||
  isText(locales) ||
  (Array.isArray(locales) && locales.every((locale) => isText(locale)));

/** The same constructor, but for `new` with arguments that it was given before. */
function reused(constructor: Constructor): Constructor {
  const known = new Map<string, object>();
  const proxy: Constructor = new Proxy(constructor, {
    construct(target, args: unknown[], newTarget) {
      const make = () => Reflect.construct(target, args as never[], newTarget) as object;
      const [locales, options] = args;
      // Not a subclass, and no `Intl.Locale`, whose text isn't all of it.
      if (newTarget !== proxy || !isPlain(locales)) return make();
      const key = JSON.stringify([locales, options]);
      const existing = known.get(key);
      if (existing) return existing;
      const made = make();
      if (known.size >= maximum) known.clear();
      known.set(key, made);
      return made;
    },
  });
  return proxy;
}

/**
 * From now on this process makes each of `Intl`'s formatters once. They never change, but making
 * one takes as long as a hundred formats, and next-intl makes its own for each render.
 */
export function reuseFormatters(): void {
  for (const name of names)
    Object.defineProperty(Intl, name, { value: reused(Intl[name] as Constructor) });
}
