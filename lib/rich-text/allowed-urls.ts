/** On the web, or a page of this site. */
export const isLinkable = (href: unknown): href is string =>
  typeof href === "string" && /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))/i.test(href);

/** On the web, or shipped with this site. */
export const isShowable = (source: unknown): source is string =>
  typeof source === "string" && /^(?:https:\/\/|\/assets\/[\w-])/i.test(source);
