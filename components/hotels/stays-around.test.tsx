/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { renderEnglish } from "@/components/site/testing/render-english";
import { createHotelLinks } from "@/lib/hotels/hotel-links";
import { readHotelSearchQuery } from "@/lib/hotels/hotel-results";
import { StaysAround } from "./stays-around";

const stay = { checkIn: "2026-12-05", checkOut: "2026-12-07" };
function show(query: Record<string, string>, today = "2026-11-21") {
  const search = readHotelSearchQuery(query, { today, residence: "US", currency: "USD" });
  const links = createHotelLinks(search, { prefix: "", currency: "USD" });
  return renderEnglish(<StaysAround search={search} links={links} today={today} />);
}
const list = () =>
  screen.queryAllByRole<HTMLAnchorElement>("link").map(({ href, textContent }) => {
    const asked = new URL(href).searchParams;
    return [textContent, ...["checkIn", "checkOut", "flex"].map((name) => asked.get(name))];
  });

it("moves the whole stay by the days its dates are flexible", () => {
  show({ ...stay, flex: "1" });
  expect(list()).toEqual([
    ["Dec 04 – Dec 06", "2026-12-04", "2026-12-06", "1"],
    ["Dec 05 – Dec 07", "2026-12-05", "2026-12-07", "1"],
    ["Dec 06 – Dec 08", "2026-12-06", "2026-12-08", "1"],
  ]);
  expect(document.querySelector("[aria-current=date]")).toHaveTextContent("Dec 05 – Dec 07");
});

it("offers no past day", () => {
  show({ ...stay, flex: "3" }, "2026-12-04");
  expect(list().map(([text]) => text)[0]).toBe("Dec 04 – Dec 06");
});

it.each(["", "0", "4", "x"])("isn't there for %j", (flex) => {
  show({ ...stay, flex });
  expect(list()).toEqual([]);
});
