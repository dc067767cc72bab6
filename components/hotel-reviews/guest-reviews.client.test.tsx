/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import type { ComponentProps } from "react";
import type { HotelReview, HotelReviews } from "@/lib/api/contract/hotel-reviews";
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
const toReview = (text: string): HotelReview => ({
  id: text,
  score: 8,
  language: "en",
  title: null,
  positive: null,
  negative: null,
  text,
  themes: [],
  travellers: null,
  countryCode: null,
  stayedIn: "2026-05",
  nights: null,
  roomName: null,
  answer: null,
});
const href = "/hotel-reviews?id=1&room=2&room=2&by=room&rate1=double.a";

const show = (
  props: Partial<ComponentProps<typeof GuestReviews>> = {
    initial: { query: { ...everyReview, theme: "staff" }, reviews: nothing },
  },
) =>
  render(
    <NextIntlClientProvider locale="en" messages={en}>
      <GuestReviews hotelId="1" href={href} {...props} />
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

it("leads on to reviews that were asked for while others were on their way, not to what they replace", async () => {
  const texts = (order: string): HotelReviews => ({
    ...nothing,
    reviews: Array.from({ length: 10 }, (_, index) => toReview(`${order}-${index}`)),
    total: 10,
  });
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  jest.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    const { url } = new Request(input);
    if (!url.includes("newest")) return Response.json(texts("first"));
    await answered;
    return Response.json(texts("newest"));
  });
  show({ isPart: true });
  await userEvent.selectOptions(await screen.findByLabelText("Sort by"), "newest");
  await userEvent.click(screen.getByRole("button", { name: "More reviews" }));
  answer();
  await waitFor(() => expect(screen.getByText("newest-4").closest("article")).toHaveFocus());
});
