/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { English } from "@/components/site/testing/render-english";
import { partOf, typeDate, typedDate } from "@/components/site/testing/typed-date";
import type { CheckoutQuote } from "@/components/checkout/checkout-quote";
import { sampleFrame } from "@/components/checkout/testing/sample-frame";
import { ApiError } from "@/lib/api/errors";
import { bookQuote } from "@/lib/checkout/book-quote";
import { checkoutDraft } from "@/lib/checkout/checkout-draft";
import { getQueryClient } from "@/lib/queries/query-client";
import { FlightCheckout } from "./flight-checkout.client";
import { sampleFlightBooking, sampleFlightItem } from "./testing/sample-flight-booking";

jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh: jest.fn() }) }));
jest.mock("@/lib/checkout/book-quote");

const { needs, cancellation, price } = sampleFlightBooking();
const birthDates = needs.filter(({ id }) => id === "birthDate");
const { total, dueNow, dueOnSite } = price;
const quote = {
  service: "flights",
  needs: birthDates,
  cancellation,
  total,
  dueNow,
  dueOnSite,
} as const;
const links = { prefix: "", offers: "/fares", search: "/booknow/flights/search", logIn: null };
const view = (changes: Partial<CheckoutQuote> = {}, item = sampleFlightItem) => (
  <English>
    <FlightCheckout frame={sampleFrame({ ...quote, ...changes }, { links })} item={item} />
  </English>
);
const alone = { ...sampleFlightItem, adults: 1, ages: [] };
const control = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement;
async function type(values: Record<string, string>) {
  for (const [name, text] of Object.entries(values)) {
    if (/^(?:birthDate|passportExpiry)/.test(name)) {
      await typeDate(name, text);
      continue;
    }
    await userEvent.clear(control(name));
    await userEvent.type(control(name), text);
  }
}
const contact = {
  firstName: "Ana",
  lastName: "Silva",
  email: "ana@example.com",
  phone: "+351210000000",
};
const family = {
  ...{ passenger0FirstName: "Tessa", passenger0LastName: "Berg", birthDate0: "1990-01-31" },
  ...{ passenger1FirstName: "Per", passenger1LastName: "Berg", birthDate1: "1988-05-02" },
  ...{ passenger2FirstName: "Mia", passenger2LastName: "Berg", birthDate2: "2019-06-01" },
  ...{ passenger3FirstName: "Leo", passenger3LastName: "Berg", birthDate3: "2025-09-01" },
};
const single = {
  passenger0FirstName: "Tessa",
  passenger0LastName: "Berg",
  birthDate0: "1990-01-31",
};
const accept = () => userEvent.click(screen.getByRole("checkbox", { name: /I accept/ }));
const book = () => userEvent.click(screen.getByRole("button", { name: /Book/ }));
const problems = () =>
  within(screen.getByRole("alert"))
    .getAllByRole("link")
    .map(({ textContent }) => textContent);
const sent = () => jest.mocked(bookQuote).mock.calls[0]?.[0];

beforeEach(() => {
  getQueryClient().clear();
  sessionStorage.clear();
  checkoutDraft.forget();
  jest.clearAllMocks();
  jest.mocked(bookQuote).mockResolvedValue({ kind: "booked" });
});

test("has a card for each passenger in the price's order, and nothing ticked", () => {
  render(view());
  const cards = [...document.querySelectorAll("[role=group]")];
  expect(cards.map((group) => group.getAttribute("aria-label"))).toEqual([
    "Adult 1",
    "Adult 2",
    "Child 1, 7 on Mar 19, 2027",
    "Infant 1, 1 on Mar 19, 2027",
  ]);
  for (const box of screen.getAllByRole("checkbox")) expect(box).not.toBeChecked();
});

test("sends everybody in order with their answers, and who holds the infant", async () => {
  render(view());
  await type({ ...contact, ...family });
  await userEvent.selectOptions(screen.getByLabelText("On the lap of"), "Adult 2");
  await accept();
  await book();
  expect(sent()).toMatchObject({
    travellers: [
      { firstName: "Tessa", lastName: "Berg" },
      { firstName: "Per", lastName: "Berg" },
      { firstName: "Mia", lastName: "Berg" },
      { firstName: "Leo", lastName: "Berg", onLapOf: 1 },
    ],
    requests: "",
    sealed: ["birthDate"],
  });
  expect(sent()?.answers).toContainEqual({ need: "birthDate", traveller: 2, value: "2019-06-01" });
});

test("errors name passenger and field, in the order of the form", async () => {
  render(view());
  await type(contact);
  await accept();
  await book();
  expect(problems().slice(0, 4)).toEqual([
    "Adult 1: Enter the first name.",
    "Adult 1: Enter the last name.",
    "Adult 1: Enter the date of birth.",
    "Adult 2: Enter the first name.",
  ]);
  expect(bookQuote).not.toHaveBeenCalled();
});

test.each([
  [{ birthDate0: "2010-01-01" }, /^Adult 1: .* isn’t an adult of 18 or older on Mar 19, 2027/],
  [{ birthDate2: "2018-06-01" }, /^Child 1: .* isn’t 7 on Mar 19, 2027/],
  // Two by the day of the way back.
  [{ birthDate3: "2025-03-15" }, /^Infant 1: .* isn’t 1 on Mar 19, 2027/],
])("born %j: says whose age is another than the price's, and loses nothing", async (born, said) => {
  render(view());
  await type({ ...contact, ...family, ...born });
  await accept();
  await book();
  const [name, date] = Object.entries(born)[0] ?? ["", ""];
  expect(problems()).toEqual([expect.stringMatching(said)]);
  expect(partOf(name, "month")).toHaveFocus();
  expect(typedDate(name)).toBe(date);
  expect(screen.getByRole("link", { name: "Search again" })).toHaveAttribute("href", links.search);
  expect(bookQuote).not.toHaveBeenCalled();
});

test("two infants can't be on one lap", async () => {
  render(view({}, { ...sampleFlightItem, ages: [1, 1] }));
  const laps = screen.getAllByLabelText("On the lap of");
  expect(laps.map((lap) => (lap as HTMLSelectElement).value)).toEqual(["0", "1"]);
  await userEvent.selectOptions(laps[1] as HTMLElement, "Adult 1");
  await type({
    ...contact,
    ...family,
    ...{ birthDate2: "2025-09-01" },
  });
  await accept();
  await book();
  expect(problems()).toEqual([expect.stringMatching(/^Infant 2.* one infant on the lap only/)]);
});

test("what airlines can't write is proposed in their letters, and taken by a press", async () => {
  render(view({}, alone));
  await type({ ...contact, ...single, passenger0LastName: "Ægisdóttir" });
  await accept();
  await book();
  expect(problems()).toEqual([expect.stringMatching(/^Adult 1: Enter the name in Latin letters/)]);
  await userEvent.click(screen.getByRole("button", { name: "Write Aegisdóttir" }));
  expect(control("passenger0LastName")).toHaveValue("Aegisdóttir");
  expect(control("passenger0LastName")).toHaveFocus();
  expect(screen.queryByRole("button", { name: /^Write/ })).not.toBeInTheDocument();
  await book();
  expect(sent()?.travellers).toEqual([{ firstName: "Tessa", lastName: "Aegisdóttir" }]);
});

test("of letters that have no certain way of writing it says where the name is found", async () => {
  render(view({}, alone));
  await type({ passenger0LastName: "محمد" });
  expect(screen.getByText(/as in the lines at the bottom/)).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Write/ })).not.toBeInTheDocument();
});

test("a name that is too long for a ticket is said to be so before anything is sent", async () => {
  render(view({}, alone));
  await type({ ...contact, ...single, passenger0FirstName: "Maria de los Angeles Pia" });
  expect(screen.getByText(/^A ticket has room for 20 characters/)).toBeVisible();
  await accept();
  await book();
  expect(problems()).toEqual([expect.stringMatching(/^Adult 1: .*the first 20 characters/)]);
  expect(screen.queryByText(/^A ticket has room/)).not.toBeInTheDocument();
  expect(bookQuote).not.toHaveBeenCalled();
  await type({ passenger0FirstName: "Maria de los Angeles" });
  await book();
  expect(sent()?.travellers).toEqual([{ firstName: "Maria de los Angeles", lastName: "Berg" }]);
});

test("a single name is written into both", async () => {
  render(view({}, alone));
  await type({ ...contact, passenger0LastName: "Suharto", birthDate0: "1990-01-31" });
  await userEvent.click(screen.getByRole("checkbox", { name: "The document has one name only" }));
  await accept();
  await book();
  expect(sent()?.travellers).toEqual([{ firstName: "Suharto", lastName: "Suharto" }]);
});

test("the contact's name is taken over only when somebody says so, and can be seen", async () => {
  render(view({}, alone));
  await type({ firstName: "Þór", lastName: "Silva" });
  expect(control("passenger0FirstName")).toHaveValue("");
  await userEvent.click(screen.getByRole("button", { name: "Take the contact’s name" }));
  expect(control("passenger0LastName")).toHaveValue("Silva");
  expect(screen.getByRole("button", { name: "Write Thór" })).toBeVisible();
});

describe("where documents are asked for", () => {
  const documents = { passportNumber0: "XK123456", passportExpiry0: "2027-03-20" };
  async function fill(changes: Partial<typeof documents> = {}) {
    const { unmount } = render(view({ needs }, alone));
    await type({ ...contact, ...single, ...documents, ...changes });
    await userEvent.selectOptions(screen.getByLabelText("Gender"), "Female");
    await userEvent.selectOptions(screen.getByLabelText(/Country that issued/), "Portugal");
    await accept();
    await book();
    return unmount;
  }

  test("they are sent by their codes, and none is kept in the browser's storage", async () => {
    await fill();
    expect(sent()?.answers).toEqual([
      { need: "birthDate", traveller: 0, value: "1990-01-31" },
      { need: "gender", traveller: 0, value: "female" },
      { need: "passportNumber", traveller: 0, value: "XK123456" },
      { need: "passportExpiry", traveller: 0, value: "2027-03-20" },
      { need: "passportCountry", traveller: 0, value: "PT" },
    ]);
    const stored = Object.values(sessionStorage).join(" ");
    expect(stored).toContain("Berg");
    expect(stored).not.toMatch(/XK123456|2027-03-20|1990-01-31|"PT"/);
  });

  test.each([
    [{ passportNumber0: "XK-1" }, "Adult 1: Enter the passport number as printed"],
    // The last landing is on the 20th.
    [{ passportExpiry0: "2027-03-19" }, "Adult 1: The passport has to be valid on Mar 20, 2027"],
  ])("%j is refused before it is sent", async (changes, said) => {
    await fill(changes);
    expect(problems()).toEqual([expect.stringContaining(said)]);
    expect(bookQuote).not.toHaveBeenCalled();
  });

  test("answers come back with the form while the page is open", async () => {
    const leave = await fill();
    leave();
    render(view({ needs }, alone));
    await act(async () => undefined);
    expect(control("passportNumber0")).toHaveValue("XK123456");
    expect(control("passportCountry0")).toHaveValue("PT");
  });
});

test.each([
  ["answers.birthDate.2", "birthDate2-month", /^Child 1.*isn’t 7/],
  [
    "travellers.1.lastName",
    "passenger1LastName",
    /^Adult 2: Enter a name as it is in the passport/,
  ],
])("what the server refuses (%s) is said at its control", async (path, name, said) => {
  jest
    .mocked(bookQuote)
    .mockRejectedValue(new ApiError(422, "invalid_input", "x", null, [{ path, message: "x" }]));
  render(view());
  await type({ ...contact, ...family });
  await accept();
  await book();
  expect(problems()).toEqual([expect.stringMatching(said)]);
  expect(control(name)).toHaveFocus();
});

test("a name that is kept is looked at again after a reload", async () => {
  const { unmount } = render(view({}, alone));
  await type({ passenger0LastName: "Æg" });
  unmount();
  render(view({}, alone));
  await act(async () => undefined);
  expect(control("passenger0LastName")).toHaveValue("Æg");
  expect(screen.getByRole("button", { name: "Write Aeg" })).toBeVisible();
});

test("sold out, it says so and leads to the search", async () => {
  jest.mocked(bookQuote).mockResolvedValue({ kind: "soldOut" });
  render(view({}, alone));
  await type({ ...contact, ...single });
  await accept();
  await book();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Somebody was faster");
  expect(screen.getByRole("link", { name: "All flights of your search" })).toHaveAttribute(
    "href",
    links.search,
  );
});

test("is readable without script", () => {
  const html = renderToString(view({ needs }));
  for (const text of ["Adult 2", "On the lap of", "Passport number", "Search again"])
    expect(html).toContain(text);
});
