/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { renderEnglish } from "@/components/site/testing/render-english";
import { toMoment } from "@/lib/dates/to-moment";
import { toQrPath } from "@/lib/to-qr-path";
import { bookingSlotsOf } from "../booking-slots-of";
import { sampleActivityBooking, sampleActivityItem } from "./testing/sample-activity-booking";

const show = (booking = sampleActivityBooking()) =>
  renderEnglish(bookingSlotsOf(booking.item).toFacts(booking));
const tickets = () => [...document.querySelectorAll("section li")].map((each) => each.textContent);

test("draws a ticket each into the page, by name and band, that says the reference alone", () => {
  const { container } = show();
  expect(tickets()).toEqual([
    "884213907Ticket 1 of 3AdultTessa Żółć",
    "884213907Ticket 2 of 3AdultSuharto Suharto",
    "884213907Ticket 3 of 3ChildMia Żółć",
  ]);
  for (const code of screen.getAllByRole("img", { name: "QR code" }))
    expect(code.querySelector("path")).toHaveAttribute("d", toQrPath("884213907").path);
  expect(container).toHaveTextContent("Main entrance");
  expect(container).toHaveTextContent("15 minutes before the start");
});

test("scans as our own reference where the organiser has given none", () => {
  const item = { ...sampleActivityItem, tickets: "one" } as const;
  show(sampleActivityBooking({ item, confirmationNumber: null, supplierReference: null }));
  expect(tickets()).toEqual(["A-7K4M2P9C2 adults, 1 childTessa ŻółćSuharto SuhartoMia Żółć"]);
});

test.each([
  "requested",
  "held",
  "pendingSupplier",
  "cancelRequested",
  "cancelled",
  "refunded",
] as const)("has no ticket while it is %s", (state) => {
  show(sampleActivityBooking({ state }));
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
  expect(tickets()).toEqual([]);
});

test("names where one is fetched who chose that, and no meeting point", () => {
  const { container } = show(
    sampleActivityBooking({
      answers: [
        { need: "pickUp", traveller: null, value: "pickUp" },
        { need: "pickUpPlace", traveller: null, value: "rossio" },
      ],
    }),
  );
  expect(container).toHaveTextContent(
    "Meeting pointRossioYou are fetched: the place and time are confirmed to you.",
  );
  expect(container).not.toHaveTextContent("Main entrance");
});

test("says when one is fetched, once that is known", () => {
  const { container } = show(
    sampleActivityBooking({
      answers: [{ need: "pickUpPlace", traveller: null, value: "rossio" }],
      item: {
        ...sampleActivityItem,
        pickUpAt: toMoment("2027-03-27", "17:45", "Europe/Lisbon"),
      },
    }),
  );
  expect(container).toHaveTextContent("RossioYou are fetched: Sat, Mar 27, 2027, 17:45.");
});
