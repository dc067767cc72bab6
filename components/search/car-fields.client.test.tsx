/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { English } from "@/components/site/testing/render-english";
import { CarFields } from "./car-fields.client";
import type { SearchDefaults } from "./search-defaults";
import { listSent } from "./testing/list-sent";

const defaults: SearchDefaults = {
  today: "2026-11-21",
  dates: { start: "2026-12-05", end: "2026-12-07" },
  shipLines: [],
  residence: "PT",
};
const asked: SearchDefaults = {
  ...defaults,
  place: { name: "Lisbon Airport", latitude: 38.78, longitude: -9.13 },
  rental: {
    pickUpTime: "09:30",
    dropOffTime: "18:00",
    dropOff: { name: "Porto", latitude: 41.15, longitude: -8.61 },
    driverAge: 41,
  },
};
const form = (shown: SearchDefaults) => (
  <English>
    <form aria-label="cars">
      <CarFields defaults={shown} />
    </form>
  </English>
);
const sent = () => listSent("cars");

it("asks for the driver's age, and nobody's is assumed", () => {
  render(form(defaults));
  expect(sent()).toEqual({
    pickUpPlace: "",
    pickUpDate: "2026-12-05",
    pickUpTime: "10:00",
    dropOffDate: "2026-12-07",
    dropOffTime: "10:00",
    driverAge: "",
  });
  expect(screen.getByLabelText("Driver's age")).toBeRequired();
  expect(screen.getByLabelText("Pick-up time").querySelectorAll("option")).toHaveLength(48);
});

it("asks where else it is brought back only of who says so, and sends nothing once unsaid", async () => {
  render(form(defaults));
  const box = screen.getByRole("checkbox", { name: "Return to a different place" });
  expect(screen.queryByLabelText("Drop-off place")).not.toBeInTheDocument();
  await userEvent.click(box);
  expect(screen.getByLabelText("Drop-off place")).toBeRequired();
  await userEvent.click(box);
  expect(sent()).not.toHaveProperty("dropOffPlace");
});

it("starts from the search it changes", () => {
  render(form(asked));
  expect(sent()).toMatchObject({
    pickUpPlace: "Lisbon Airport",
    pickUpPlaceLat: "38.78",
    dropOffPlace: "Porto",
    dropOffPlaceLat: "41.15",
    pickUpTime: "09:30",
    dropOffTime: "18:00",
    driverAge: "41",
  });
});

it("has an optional second place without script", () => {
  const page = document.createElement("div");
  page.innerHTML = renderToString(form(defaults));
  const field = page.querySelector<HTMLInputElement>('[name="dropOffPlace"]');
  expect(field?.required).toBe(false);
  expect(field?.closest(".hidden")).toHaveClass("noscript:block");
});
