/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { HotelReviews } from "@/lib/api/contract/hotel-reviews";
import { everyReview } from "@/lib/hotels/reviews-query";
import en from "@/messages/en.json";
import { GuestReviews } from "./guest-reviews.client";

const nothing: HotelReviews = {
  overall: { value: 8.4, count: 12 },
  withText: 3,
  themes: [],
  distribution: [],
  travellers: [],
  languages: [],
  notes: [],
  reviews: [],
  total: 0,
  page: 1,
  pages: 1,
};
const href = "/hotel-reviews?id=1&room=2&room=2&by=room&rate1=double.a";

const show = () =>
  render(
    <NextIntlClientProvider locale="en" messages={en}>
      <GuestReviews
        hotelId="1"
        href={href}
        initial={{ query: { ...everyReview, theme: "staff" }, reviews: nothing }}
      />
    </NextIntlClientProvider>,
  );

beforeEach(() =>
  jest.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json(nothing)),
);

it("leads to all reviews without script where none passes the filters", () => {
  show();
  expect(screen.getByRole("link", { name: "Show all reviews" })).toHaveAttribute("href", href);
});

it("sends the whole stay along, also of two rooms alike", () => {
  const complain = jest.spyOn(console, "error").mockImplementation();
  show();
  const form = screen.getByRole("form");
  const sent = [...form.querySelectorAll<HTMLInputElement>("input[type=hidden]")];
  const search = sent.map(({ name, value }) => `${name}=${value}`).join("&");
  expect(search).toBe(href.split("?")[1]);
  expect(complain).not.toHaveBeenCalled();
});
