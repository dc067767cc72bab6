/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { renderEnglish } from "@/components/site/testing/render-english";
import type { Booking } from "@/lib/api/contract/bookings";
import { BookingAnswers } from "./booking-answers";

const base = { isRequired: true, isSealed: false } as const;
const booking = {
  item: { language: "de" },
  travellers: [
    { firstName: "Ana", lastName: "Silva" },
    { firstName: "Rui", lastName: "Costa" },
  ],
  needs: [
    { ...base, id: "weight", of: "each", kind: "measure", isSealed: true, units: ["kg"] },
    { ...base, id: "pickUpPlace", of: "booking", kind: "text", options: ["h1"] },
    { ...base, id: "question1", of: "each", kind: "measure", label: "Ski", units: ["cm"] },
  ],
  answers: [
    { need: "question1", traveller: 0, value: "172", unit: "cm" },
    { need: "question1", traveller: 1, value: "180.5", unit: "cm" },
    { need: "pickUpPlace", traveller: null, value: "12 Rose Street" },
  ],
} as unknown as Booking;

test("shows answers in the offer's order with their units, by traveller where all were asked", () => {
  const { container } = renderEnglish(
    <dl>
      <BookingAnswers booking={booking} />
    </dl>,
  );
  expect([...container.querySelectorAll("dt")].map(({ textContent }) => textContent)).toEqual([
    "Where to pick you up",
    "Ski",
  ]);
  expect(screen.getByText("Ski")).toHaveAttribute("lang", "de");
  expect([...container.querySelectorAll("dd")].map(({ textContent }) => textContent)).toEqual([
    "12 Rose Street",
    "Ana Silva · 172 centimetersRui Costa · 180.5 centimeters",
  ]);
});
