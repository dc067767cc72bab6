/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { English } from "@/components/site/testing/render-english";
import { partOf, typeDate, typedDate } from "@/components/site/testing/typed-date";
import type { CheckoutQuote } from "@/components/checkout/checkout-quote";
import { sampleFrame } from "@/components/checkout/testing/sample-frame";
import * as cars from "@/lib/api/browser/cars";
import type { Need } from "@/lib/api/contract/needs";
import { ApiError } from "@/lib/api/errors";
import { bookQuote } from "@/lib/checkout/book-quote";
import { checkoutDraft } from "@/lib/checkout/checkout-draft";
import { getQueryClient } from "@/lib/queries/query-client";
import { CarCheckout } from "./car-checkout.client";
import { sampleCarBooking, sampleCarItem } from "./testing/sample-car-booking";

jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh: jest.fn() }) }));
jest.mock("@/lib/checkout/book-quote");
jest.mock("@/lib/api/browser/cars");

const { needs, cancellation, price } = sampleCarBooking();
const { total, dueNow, dueOnSite } = price;
const quote = { service: "cars", needs, cancellation, total, dueNow, dueOnSite } as const;
const links = {
  prefix: "",
  offers: "/booknow/cars/result-details?id=sandbox-c-1",
  search: "/booknow/cars/search?driverAge=34",
  logIn: null,
};
const view = (changes: Partial<CheckoutQuote> = {}) => (
  <English>
    <CarCheckout frame={sampleFrame({ ...quote, ...changes }, { links })} item={sampleCarItem} />
  </English>
);
const book = () => userEvent.click(screen.getByRole("button", { name: /Book/ }));
const birthDate = () => document.querySelector("[name=birthDate0]");
async function fill(born: string) {
  const type = (selector: string, text: string) =>
    userEvent.type(document.querySelector(`[name=${selector}]`) as HTMLElement, text);
  await type("firstName", "Ana");
  await type("lastName", "Silva");
  await type("email", "ana@example.com");
  await type("phone", "+351210000000");
  if (born) await typeDate("birthDate0", born);
  await userEvent.click(screen.getByRole("checkbox", { name: /I accept/ }));
}

beforeEach(() => {
  getQueryClient().clear();
  sessionStorage.clear();
  checkoutDraft.forget();
  jest.clearAllMocks();
});

test("asks for the driver's birth date and the flight, and sends both as answers", async () => {
  jest.mocked(bookQuote).mockResolvedValue({ kind: "booked" });
  render(view());
  expect(screen.getByText(/The card for the deposit must be in the driver’s name/)).toBeVisible();
  expect(screen.getByRole("group", { name: "Date of birth" })).toBe(birthDate());
  expect(partOf("birthDate0", "day")).toBeRequired();
  await fill("1992-11-30");
  await userEvent.type(screen.getByLabelText("Flight number (optional)"), " TP 1234 ");
  await book();
  expect(jest.mocked(bookQuote).mock.calls[0]?.[0]).toMatchObject({
    travellers: [{ firstName: "Ana", lastName: "Silva" }],
    answers: [
      { need: "birthDate", traveller: 0, value: "1992-11-30" },
      { need: "flightNumber", traveller: null, value: "TP 1234" },
    ],
    sealed: ["birthDate"],
  });
});

test("somebody else drives: their name is asked for and sent", async () => {
  jest.mocked(bookQuote).mockResolvedValue({ kind: "booked" });
  render(view());
  await fill("1992-11-30");
  await userEvent.click(screen.getByRole("checkbox", { name: "The contact above drives" }));
  await book();
  expect(
    within(screen.getByRole("alert"))
      .getAllByRole("link")
      .map(({ textContent }) => textContent),
  ).toEqual(["Driver: Enter the first name."]);
  const named = (name: string) => document.querySelector(`[name=${name}]`) as HTMLElement;
  await userEvent.type(named("driverFirstName"), "Rui");
  await userEvent.type(named("driverLastName"), "Costa");
  await book();
  expect(jest.mocked(bookQuote).mock.calls[0]?.[0].travellers).toEqual([
    { firstName: "Rui", lastName: "Costa" },
  ]);
});

test.each([
  ["", "Enter the date of birth."],
  ["1992--30", "Enter day, month and year for “Date of birth”."],
  ["92-11-30", "Enter all four digits of the year for “Date of birth”."],
  ["1992-02-30", "The date for “Date of birth” doesn’t exist."],
  // 34 on the day of the pick-up, 2027-03-27, is who was born until 1993-03-27.
  ["1993-03-28", "By this date of birth the driver isn’t 34 at pick-up"],
  ["1992-03-27", "By this date of birth the driver isn’t 34 at pick-up"],
])("born %j: says %j, and loses nothing", async (born, said) => {
  render(view());
  await fill(born);
  await book();
  expect(within(screen.getByRole("alert")).getByRole("link")).toHaveTextContent(said);
  expect(birthDate()).toHaveAccessibleDescription(expect.stringContaining(said));
  expect(typedDate("birthDate0")).toBe(born);
  expect(screen.getByLabelText("E-mail")).toHaveValue("ana@example.com");
  expect(bookQuote).not.toHaveBeenCalled();
  expect(screen.getByRole("link", { name: "Search again" })).toHaveAttribute("href", links.search);
});

test.each(["1993-03-27", "1992-03-28"])("born %s is 34 on the day", async (born) => {
  jest.mocked(bookQuote).mockResolvedValue({ kind: "booked" });
  render(view());
  await fill(born);
  await book();
  expect(bookQuote).toHaveBeenCalledTimes(1);
});

test("what the server finds wrong with the birth date is said at its field", async () => {
  jest
    .mocked(bookQuote)
    .mockRejectedValue(
      new ApiError(422, "invalid_input", "x", null, [{ path: "answers.birthDate", message: "x" }]),
    );
  render(view());
  await fill("1992-11-30");
  await book();
  expect(birthDate()).toHaveAccessibleDescription(/isn’t 34 at pick-up/);
  expect(typedDate("birthDate0")).toBe("1992-11-30");
  await userEvent.selectOptions(partOf("birthDate0", "month"), "October");
  expect(birthDate()).not.toHaveAccessibleDescription(/isn’t 34/);
});

test.each([
  ["some", 3, { minimum: { amount: 9_900, currency: "EUR" } }],
  ["some, of prices that may not be seen", 3, undefined],
  ["none", 0, undefined],
])("taken by somebody else, it says what is left of its kind: %s", async (_, total, price) => {
  jest.mocked(bookQuote).mockResolvedValue({ kind: "soldOut" });
  jest.mocked(cars.searchCars).mockResolvedValue({
    state: "complete",
    askAgainInMs: null,
    total,
    facets: { price },
  } as never);
  render(view());
  await fill("1992-11-30");
  await book();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Somebody was faster");
  expect(jest.mocked(cars.searchCars).mock.calls[0]?.[0]).toMatchObject({
    pickUpAt: "2027-03-27T10:30",
    dropOffAt: "2027-03-30T18:00",
    driverAge: 34,
    filters: { classes: ["wagon"] },
  });
  expect(await screen.findByRole("link", { name: "All cars for these times" })).toHaveAttribute(
    "href",
    links.search,
  );
  if (total > 0)
    expect(await screen.findByRole("link", { name: "See cars of the same kind" })).toHaveAttribute(
      "href",
      "/booknow/cars/search?driverAge=34&class=wagon",
    );
  else expect(screen.queryByRole("link", { name: /same kind/ })).not.toBeInTheDocument();
  expect(screen.queryAllByText("€99")).toHaveLength(price ? 1 : 0);
});

describe("a question that depends on another answer", () => {
  const flight: Need = {
    id: "flightNumber",
    of: "booking",
    kind: "choice",
    isRequired: true,
    isSealed: false,
    options: ["none", "TP 1"],
  };
  const dependent: Need[] = [
    flight,
    {
      id: "birthDate",
      of: "lead",
      kind: "date",
      isRequired: true,
      isSealed: true,
      when: { need: "flightNumber", is: ["TP 1"] },
    },
  ];
  const choose = (option: string) =>
    userEvent.selectOptions(screen.getByLabelText("Flight number"), option);

  test("comes and goes with it, and is neither sent nor demanded meanwhile", async () => {
    jest.mocked(bookQuote).mockResolvedValue({ kind: "booked" });
    render(view({ needs: dependent }));
    expect(birthDate()).not.toBeVisible();
    await choose("TP 1");
    expect(birthDate()).toBeVisible();
    expect(birthDate()).not.toHaveAccessibleDescription(/Only if/);
    // Not the age of the price: of no matter once it is hidden.
    await fill("2001-01-01");
    await choose("none");
    expect(birthDate()).not.toBeVisible();
    await book();
    expect(jest.mocked(bookQuote).mock.calls[0]?.[0].answers).toEqual([
      { need: "flightNumber", traveller: null, value: "none" },
    ]);
    await choose("TP 1");
    expect(typedDate("birthDate0")).toBe("2001-01-01");
  });

  test("is shown after a reload with the answer that was kept", async () => {
    const { unmount } = render(view({ needs: dependent }));
    await choose("TP 1");
    unmount();
    render(view({ needs: dependent }));
    expect(birthDate()).toBeVisible();
  });

  test("is there without script, with its condition in words", () => {
    const html = renderToString(view({ needs: dependent }));
    expect(html).toContain("Only if the answer to “Flight number” is TP 1.");
    expect(html).not.toMatch(/ hidden=/);
  });
});

test("of an offer that asks nothing there are no such fields", () => {
  render(view({ needs: [] }));
  expect(birthDate()).not.toBeInTheDocument();
  expect(screen.queryByText("A few more details")).not.toBeInTheDocument();
});
