/** A search for cars of one class only; `href` is root-relative. */
export function withClass(href: string, carClass: string): string {
  const { pathname, searchParams } = new URL(href, "http://same.invalid");
  searchParams.set("class", carClass);
  return `${pathname}?${searchParams}`;
}
