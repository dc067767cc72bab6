/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { English } from "@/components/site/testing/render-english";
import { ScriptArrival } from "@/components/site/script-arrival.client";
import { recordEarlyInput } from "@/lib/early-input/record-early-input";
import type { FlightQuery } from "@/lib/flights/flight-query";
import { FlightFields } from "./flight-fields.client";
import type { SearchDefaults } from "./search-defaults";

const defaults: SearchDefaults = {
  today: "2026-11-21",
  dates: { start: "2026-12-05", end: "2026-12-12" },
  shipLines: [],
  residence: "",
};
const lisbon = { id: "airport-LIS", name: "Lisbon (LIS)" };
const london = { id: "city-2643743", name: "London" };
const funchal = { id: "airport-FNC", name: "Funchal (FNC)" };
const flight: Omit<FlightQuery, "problems"> = {
  trip: "return",
  legs: [
    { from: lisbon, to: london, date: "2027-03-12" },
    { from: london, to: lisbon, date: "2027-03-19" },
  ],
  adults: 2,
  ages: [14, 7],
  cabin: "business",
};
const form = (shown: SearchDefaults) => (
  <English>
    <form aria-label="flights">
      <FlightFields defaults={shown} />
    </form>
  </English>
);
/** What would be sent, in order. */
const sent = () =>
  [...screen.getByRole<HTMLFormElement>("form", { name: "flights" }).elements].flatMap((field) =>
    (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) &&
    field.name &&
    !field.name.endsWith("For") &&
    (field.type !== "radio" || (field instanceof HTMLInputElement && field.checked))
      ? [`${field.name}=${field.value}`]
      : [],
  );
const rowOf = (name: string) => screen.getByRole("group", { name });
const summary = () => screen.getByText(/^\d+ travellers?$/);
async function openParty() {
  const user = userEvent.setup();
  await user.click(summary());
  await screen.findByRole("button", { name: "Adults: one more" });
  return user;
}

beforeAll(() => {
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  window.IntersectionObserver = class {
    observe = jest.fn();
    disconnect = jest.fn();
  } as unknown as typeof IntersectionObserver;
});

it("asks for a return for one adult", () => {
  render(form(defaults));
  expect(sent()).toEqual([
    "trip=return",
    "from=",
    "fromId=",
    "to=",
    "toId=",
    "departure=2026-12-05",
    "return=2026-12-12",
    "adults=1",
    "children=0",
    "infants=0",
    "cabin=economy",
  ]);
});

it("starts from the search it changes", () => {
  render(form({ ...defaults, flight }));
  expect(sent()).toEqual([
    "trip=return",
    "from=Lisbon (LIS)",
    "fromId=airport-LIS",
    "to=London",
    "toId=city-2643743",
    "departure=2027-03-12",
    "return=2027-03-19",
    "adults=3",
    "children=1",
    "infants=0",
    "age=14",
    "age=7",
    "cabin=business",
  ]);
});

it("turns the route round, ids and all", async () => {
  render(form({ ...defaults, flight }));
  await userEvent.click(screen.getByRole("button", { name: "Swap from and to" }));
  expect(sent().slice(1, 5)).toEqual([
    "from=London",
    "fromId=city-2643743",
    "to=Lisbon (LIS)",
    "toId=airport-LIS",
  ]);
});

it("sends no return once it is one way, and proposes one again", async () => {
  render(
    form({ ...defaults, flight: { ...flight, trip: "oneWay", legs: flight.legs.slice(0, 1) } }),
  );
  expect(sent().filter((each) => each.startsWith("return"))).toEqual([]);
  await userEvent.click(screen.getByRole("radio", { name: "Return" }));
  expect(sent()).toContain("return=2027-03-19");
  await userEvent.click(screen.getByRole("radio", { name: "One way" }));
  expect(sent().filter((each) => each.startsWith("return"))).toEqual([]);
});

it("makes what was typed the first of several flights, and the next begin where it ends", async () => {
  render(form({ ...defaults, flight }));
  const user = userEvent.setup();
  await user.click(screen.getByRole("radio", { name: "Several flights" }));
  await screen.findByRole("group", { name: "Flight 2" });
  expect(within(rowOf("Flight 2")).getByLabelText("From")).toHaveValue("London");
  expect(screen.queryByRole("button", { name: /^Remove flight/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Add a flight" }));
  await user.click(screen.getByRole("button", { name: "Remove flight 2" }));
  expect(sent().slice(0, 11)).toEqual([
    "trip=multi",
    "from=Lisbon (LIS)",
    "fromId=airport-LIS",
    "to=London",
    "toId=city-2643743",
    "departure=2027-03-12",
    "from=London",
    "fromId=city-2643743",
    "to=",
    "toId=",
    "departure=2027-03-18",
  ]);
});

it("keeps how many days the dates may move while it is of several flights", async () => {
  render(form({ ...defaults, flight }));
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: /^Departure: / }));
  await user.click(await screen.findByRole("radio", { name: "±1 day" }));
  await user.click(screen.getByRole("radio", { name: "Several flights" }));
  await screen.findByRole("group", { name: "Flight 2" });
  expect(sent()).toContain("flex=1");
  await user.click(screen.getByRole("radio", { name: "Return" }));
  expect(sent().filter((each) => each.startsWith("flex"))).toEqual(["flex=1"]);
});

it("offers six flights at most", async () => {
  render(form({ ...defaults, flight: { ...flight, trip: "multi" } }));
  const user = userEvent.setup();
  const add = await screen.findByRole("button", { name: "Add a flight" });
  for (let number = 3; number <= 6; number++) {
    await user.click(add);
    expect(rowOf(`Flight ${number}`)).toBeVisible();
  }
  expect(screen.queryByRole("button", { name: "Add a flight" })).not.toBeInTheDocument();
});

it("asks for the age of everybody under 18", async () => {
  render(form(defaults));
  const user = await openParty();
  await user.click(screen.getByRole("button", { name: "Adults: one more" }));
  await user.click(screen.getByRole("button", { name: "Of the adults, aged 12 to 17: one more" }));
  await user.click(screen.getByRole("button", { name: "Children: one more" }));
  await user.click(screen.getByRole("button", { name: "Infants: one more" }));
  const ages = ["Age of young person 1", "Age of child 1", "Age of infant 1"].map((label) =>
    screen.getByLabelText(label),
  );
  expect(ages.map((select) => within(select).getAllByRole("option").length - 1)).toEqual([
    6, 10, 2,
  ]);
  for (const select of ages) expect(select).toBeRequired();
  await user.selectOptions(screen.getByLabelText("Age of young person 1"), "15");
  await user.selectOptions(screen.getByLabelText("Age of child 1"), "4");
  await user.selectOptions(screen.getByLabelText("Age of infant 1"), "1");
  expect(sent()).toEqual(
    expect.arrayContaining(["adults=2", "children=1", "infants=1", "age=15", "age=4", "age=1"]),
  );
});

it("says why there can't be more infants than adults, nor more than nine seats", async () => {
  render(form(defaults));
  const user = await openParty();
  const more = (what: string) => screen.getByRole("button", { name: `${what}: one more` });
  await user.click(more("Infants"));
  expect(more("Infants")).toBeDisabled();
  expect(screen.getByText(/^Every infant sits on/)).toBeVisible();
  for (let count = 1; count < 9; count++) await user.click(more("Children"));
  expect([more("Children"), more("Adults")].map((each) => each.hasAttribute("disabled"))).toEqual([
    true,
    true,
  ]);
  expect(screen.getByText(/^One booking has up to 9 seats/)).toBeVisible();
});

it("keeps children whose age nobody told, and asks for it", async () => {
  render(form({ ...defaults, flight: { ...flight, ageless: { children: 1, infants: 0 } } }));
  await openParty();
  await waitFor(() => expect(screen.getByLabelText("Age of child 2")).toHaveValue(""));
  expect(screen.getByLabelText("Age of child 1")).toHaveValue("7");
});

it("has a return that is optional and rows for more flights without script", () => {
  const page = document.createElement("div");
  page.innerHTML = renderToString(form(defaults));
  const named = (name: string) => [...page.querySelectorAll<HTMLInputElement>(`[name=${name}]`)];
  expect(named("return").map(({ required }) => required)).toEqual([false]);
  expect(page.querySelectorAll("details.noscript\\:block [name=departure]")).toHaveLength(5);
  expect(named("adults")).toHaveLength(1);
});

it("has a row for each flight of a search for several without script", () => {
  const legs = [
    { from: lisbon, to: funchal, date: "2027-03-12" },
    { from: funchal, to: london, date: "2027-03-15" },
  ];
  const html = renderToString(form({ ...defaults, flight: { ...flight, trip: "multi", legs } }));
  const page = document.createElement("div");
  page.innerHTML = html;
  expect(
    [...page.querySelectorAll<HTMLInputElement>("fieldset [name=fromId]")].map(
      ({ value }) => value,
    ),
  ).toEqual(expect.arrayContaining(["airport-LIS", "airport-FNC"]));
});

describe("what is typed before there is a script", () => {
  /** The server's form, which takes input before its script; `arrive` runs that. */
  function open(shown: SearchDefaults) {
    // As the page runs it.
    // oxlint-disable-next-line no-eval
    (0, eval)(recordEarlyInput);
    const content = (
      <>
        {form(shown)}
        <ScriptArrival />
      </>
    );
    const page = document.body.appendChild(document.createElement("div"));
    page.innerHTML = renderToString(content);
    const field = (name: string, row = 0) => {
      const found = page.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)[row];
      if (!found) throw new Error(`no field ${name}`);
      return found;
    };
    return {
      field,
      type: (name: string, value: string, row = 0) =>
        fireEvent.input(field(name, row), { target: { value } }),
      async arrive() {
        const root = await act(async () => hydrateRoot(page, content));
        leave = () => act(() => (root.unmount(), page.remove()));
      },
    };
  }
  let leave = () => {};
  afterEach(() => leave());
  const legs = [
    { from: lisbon, to: funchal, date: "2027-03-12" },
    { from: funchal, to: london, date: "2027-03-15" },
  ];
  const several: SearchDefaults = { ...defaults, flight: { ...flight, trip: "multi", legs } };

  it("is in the rows of several flights, with the places that were asked for", async () => {
    const page = open(several);
    page.type("to", "Porto", 1);
    page.type("departure", "2027-03-20", 1);
    await page.arrive();
    await screen.findByRole("button", { name: "Add a flight" });
    expect(sent().slice(1, 11)).toEqual([
      "from=Lisbon (LIS)",
      "fromId=airport-LIS",
      "to=Funchal (FNC)",
      "toId=airport-FNC",
      "departure=2027-03-12",
      "from=Funchal (FNC)",
      "fromId=airport-FNC",
      "to=Porto",
      "toId=",
      "departure=2027-03-20",
    ]);
  });

  it("isn't taken from under who is typing", async () => {
    const page = open(several);
    const field = page.field("from");
    field.focus();
    await page.arrive();
    await userEvent.clear(field);
    await userEvent.type(field, "Faro");
    expect(field).toHaveFocus();
    expect(field).toHaveValue("Faro");
    await userEvent.click(screen.getByRole("combobox", { name: "Cabin" }));
    await screen.findByRole("button", { name: "Add a flight" });
    expect(sent().slice(1, 3)).toEqual(["from=Faro", "fromId="]);
  });

  it("is that of one trip, too, once somebody wants that", async () => {
    const page = open(several);
    page.type("from", "Faro");
    page.field("from").focus();
    await page.arrive();
    await userEvent.click(screen.getByRole("radio", { name: "One way" }));
    expect(sent().slice(0, 4)).toEqual(["trip=oneWay", "from=Faro", "fromId=", "to=Funchal (FNC)"]);
  });

  it("becomes the first of several flights", async () => {
    const page = open({ ...defaults, flight });
    page.type("from", "Faro");
    page.type("to", "Porto");
    page.type("departure", "2027-03-10");
    await page.arrive();
    // Neither field has focus.
    expect(document.body).toHaveFocus();
    await userEvent.click(screen.getByRole("radio", { name: "Several flights" }));
    await screen.findByRole("group", { name: "Flight 2" });
    expect(sent().slice(1, 8)).toEqual([
      ...["from=Faro", "fromId=", "to=Porto", "toId=", "departure=2027-03-10"],
      ...["from=Porto", "fromId="],
    ]);
  });
});
