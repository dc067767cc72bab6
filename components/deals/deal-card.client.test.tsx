/** @jest-environment jest-fixed-jsdom */
import { screen, within } from "@testing-library/react";
import type { ReactElement } from "react";
import { renderEnglish } from "@/components/site/testing/render-english";
import { toActivityDeal, toCarDeal, toHotelDeal } from "@/lib/api/contract/to-deal";
import type { CarDealWire, HotelDealWire, Rates } from "@/lib/api/contract/deals";
import { DisplayCurrencyProvider } from "@/components/site/display-currency.client";
import type { ServiceModes } from "@/lib/deals/active-services";
import { DealCard } from "./deal-card.client";
import { DealsViewProvider } from "./deals-view.client";

const hotel = (rates: Rates): HotelDealWire => ({
  id: "h1",
  supplier: "sandbox",
  link: "/booknow/hotels/search-details?id=h1",
  rates,
  hotel: {
    hotelDetails: {
      heroImage: "/assets/inventory/hotels/beach-1-960.webp",
      name: "Casa do Rio",
      distance: 1.2,
      distanceFrom: "city centre",
      city: "Lisbon",
      countryCode: "PT",
    },
  },
  rating: 4.9,
  guestScore: { value: 8.7, count: 1240 },
  boardBasis: "breakfast",
  freeCancellationUntil: "2026-12-02",
  stay: { start: "2026-12-05", end: "2026-12-07", nights: 2 },
  party: { rooms: 1, adults: 2, children: 0 },
});
const traveller = {
  discountPercentage: 20,
  currency: "USD",
  publishedRate: 250,
  totalRate: 200,
  baseRate: 170,
  taxAndFee: 30,
};

function show(
  card: ReactElement,
  {
    contactHref = null,
    modes = {},
    currency = "USD",
    rates = {},
  }: {
    contactHref?: string | null;
    modes?: ServiceModes;
    currency?: string;
    rates?: Record<string, number>;
  } = {},
) {
  return renderEnglish(
    <DisplayCurrencyProvider value={{ currency, rates }}>
      <DealsViewProvider value={{ prefix: "/es", modes, contactHref }}>{card}</DealsViewProvider>
    </DisplayCurrencyProvider>,
  );
}

test("a hotel shows place, dates, party and price", () => {
  show(<DealCard deal={toHotelDeal(hotel(traveller))} index={0} />);
  const text = screen.getByRole("article").textContent;
  for (const part of [
    "Casa do Rio",
    "20% off",
    "1.20 km from city centre",
    "8.7 guest score, 1,240 reviews",
    "Breakfast included",
    "Free cancellation until Dec 02, 2026",
    "2 nights, 2 adults",
    "$250",
    "$200",
    "$100 per night",
  ])
    expect(text).toContain(part);
  expect(screen.getByRole("img", { name: "4.9 of 5" }).getAttribute("data-filled")).toBe("4");
  expect(screen.getByRole("link", { name: "View Deal: Casa do Rio" }).getAttribute("href")).toBe(
    "/es/booknow/hotels/search-details?id=h1&shown=20000.USD",
  );
  expect(text).not.toContain("Wholesale");
});

test("the retail price is struck through only if it is really higher", () => {
  show(<DealCard deal={toHotelDeal(hotel({ ...traveller, publishedRate: 200 }))} index={0} />);
  expect(screen.queryByText("Provider’s retail price")).toBeNull();
});

test("an agent sees wholesale rate and markup", () => {
  show(
    <DealCard
      deal={toHotelDeal(hotel({ ...traveller, wholesaleRate: 180, markup: 20 }))}
      index={0}
    />,
  );
  expect(screen.getByText("Wholesale rate").nextSibling?.textContent).toBe("$180");
  expect(screen.getByText("Agency markup").nextSibling?.textContent).toBe("$20");
});

test("without price rights there is no amount, and Reveal Price leads to the tab", () => {
  show(<DealCard deal={toHotelDeal(hotel({ discountPercentage: 20 }))} index={0} />);
  expect(screen.getByRole("article").textContent).not.toMatch(/\$|Retail|traveller/);
  expect(screen.getByRole("link", { name: "Reveal Price: Casa do Rio" }).getAttribute("href")).toBe(
    "/es?tab=Hotels",
  );
});

test("if nobody can sign in, it links to the agency for the price", () => {
  show(<DealCard deal={toHotelDeal(hotel({ discountPercentage: 0 }))} index={0} />, {
    contactHref: "mailto:hello@example.com",
  });
  expect(
    screen.getByRole("link", { name: "Ask for the price: Casa do Rio" }).getAttribute("href"),
  ).toBe("mailto:hello@example.com");
});

test("a deal on request says so, and leads to the enquiry about it, with or without a price", () => {
  const link = "/booknow/hotels/enquiry?place=Lisbon&deal=x";
  const modes = { hotels: "on-request" } as const;
  show(<DealCard deal={toHotelDeal({ ...hotel(traveller), link })} index={0} />, { modes });
  expect(screen.getByText("On request")).toBeTruthy();
  expect(screen.getByRole("link", { name: "View Deal: Casa do Rio" }).getAttribute("href")).toBe(
    `/es${link}`,
  );
  show(<DealCard deal={toHotelDeal({ ...hotel({ discountPercentage: 20 }), link })} index={0} />, {
    modes,
    contactHref: "mailto:hello@example.com",
  });
  expect(
    screen.getByRole("link", { name: "Ask for the price: Casa do Rio" }).getAttribute("href"),
  ).toBe(`/es${link}`);
});

test("a converted amount is marked as approximate and whole", () => {
  show(<DealCard deal={toHotelDeal(hotel(traveller))} index={0} />, {
    currency: "MXN",
    rates: { USD: 1, MXN: 18.213 },
  });
  expect(screen.getByRole("article").textContent).toContain("≈ MX$3,643");
  expect(screen.getAllByTitle("Approximate: the price is $200")).toHaveLength(1);
});

test("without a rate the supplier's amount shows", () => {
  show(<DealCard deal={toHotelDeal(hotel(traveller))} index={0} />, { currency: "MXN" });
  expect(screen.getByRole("article").textContent).toContain("$200");
});

test("the first four are row-1, the rest row-2", () => {
  const { container } = show(
    <>
      {[3, 4].map((index) => (
        <DealCard key={index} deal={toHotelDeal(hotel(traveller))} index={index} />
      ))}
    </>,
  );
  expect(
    [...container.querySelectorAll("[data-row]")].map((card) => card.getAttribute("data-row")),
  ).toEqual(["row-1", "row-2"]);
});

test("a supplier's unsafe link stays on this site", () => {
  show(<DealCard deal={toHotelDeal({ ...hotel(traveller), link: "//evil.test/x" })} index={0} />);
  expect(screen.getByRole("link", { name: /View Deal/ }).getAttribute("href")).toBe("/es");
});

test("a car shows its capacity, doors, places and days", () => {
  const wire: CarDealWire = {
    id: "c1",
    supplier: "sandbox",
    link: "/booknow/cars/result-details?id=c1",
    rates: traveller,
    vehiclePicture: "/assets/inventory/cars/suv-1-960.webp",
    logo: null,
    name: "Tall Estate",
    supplierName: "Kite",
    acriss: "IFAR",
    passangerCapacity: 5,
    bagCapacity: 3,
    noOfDoors: 5,
    transmission: "automatic",
    pickupLocation: "Lisbon Airport",
    dropOffLocation: "Lisbon Airport",
    pickUpDateTime: "2026-12-05T10:00:00",
    returnDateTime: "2026-12-07T10:00:00",
  };
  show(<DealCard deal={toCarDeal(wire)} index={0} />);
  const card = within(screen.getByRole("article"));
  for (const part of [
    "Tall Estate",
    "5 passengers",
    "3 bags",
    "5 doors",
    "Automatic",
    "Pick-up: Lisbon Airport",
    "Drop-off: Lisbon Airport",
  ])
    expect(card.getByText(part)).toBeTruthy();
  expect(card.getByText(/2 days/)).toBeTruthy();
  // The card's price goes along, so that the details can tell if it has changed.
  expect(card.getByRole("link", { name: /^View Deal/ }).getAttribute("href")).toBe(
    "/es/booknow/cars/result-details?id=c1&shown=20000.USD",
  );
});

test("an activity shows its duration in hours and minutes", () => {
  show(
    <DealCard
      deal={toActivityDeal({
        id: "a",
        supplier: "x",
        link: "/",
        rates: traveller,
        imageUrl: "/a.jpg",
        title: "Tram ride",
        duration: 150,
        isFreeCancellation: true,
        rating: 4.2,
        reviewCount: 1,
        date: "2026-12-05",
        people: 2,
        city: "Lisbon",
        countryCode: "PT",
      })}
      index={0}
    />,
  );
  const text = screen.getByRole("article").textContent;
  for (const part of [
    "2 hours 30 min",
    "Free cancellation",
    "1 review",
    "Lisbon, Portugal",
    "For 2 people, Dec 05, 2026",
  ])
    expect(text).toContain(part);
});
