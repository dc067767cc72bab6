/** The same search on other days; `href` is root-relative. */
export function withDates(href: string, { start, end }: { start: string; end: string }): string {
  const { pathname, searchParams } = new URL(href, "http://same.invalid");
  searchParams.set("checkIn", start);
  searchParams.set("checkOut", end);
  return `${pathname}?${searchParams}`;
}
