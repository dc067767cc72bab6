import type { Options } from "rehype-sanitize";

/**
 * The markup agencies may use (ASVS 1.3.1): text, lists, tables, links and images; no names,
 * classes, styles or behaviour.
 */
export const sanitizeSchema: Options = {
  tagNames: [
    ..."a abbr b blockquote br caption cite code dd del div dl dt em figcaption figure h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q s small".split(
      " ",
    ),
    ..."span strong sub sup table tbody td tfoot th thead tr u ul".split(" "),
  ],
  // Removed with their content; any other disallowed element leaves its content behind.
  strip:
    "script style title textarea select iframe noscript noembed noframes template object svg math xmp plaintext button audio video canvas".split(
      " ",
    ),
  attributes: {
    "*": [["dir", "ltr", "rtl", "auto"], "lang"],
    a: ["href", "title", "hrefLang"],
    abbr: ["title"],
    img: ["src", "alt", "width", "height"],
    ol: ["start", "reversed"],
    td: ["colSpan", "rowSpan"],
    th: ["colSpan", "rowSpan", ["scope", "col", "row", "colgroup", "rowgroup"]],
  },
  protocols: { href: ["http", "https", "mailto", "tel"], src: ["https"] },
  ancestors: Object.fromEntries(
    ["caption", "tbody", "td", "tfoot", "th", "thead", "tr"].map((part) => [part, ["table"]]),
  ),
  required: {},
  clobber: [],
  allowComments: false,
  allowDoctypes: false,
};
