import type { Page } from "playwright/test";
import { siteUrl } from "./agencies";
import { dayAhead } from "./day-ahead";
import { expectAccessible } from "./expect-accessible";
import { inTurn } from "./full-run";
import { expect, test } from "./test";

test.describe.configure({ mode: "parallel" });

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const landing = "/booknow/flights";
const group = (page: Page, name: string) => page.getByRole("group", { name, exact: true });
const party = (page: Page) => page.locator("summary", { hasText: /traveller/ });

async function open(page: Page, path = landing) {
  await page.goto(siteUrl("voyara", path));
  await expect(page.getByRole("button", { name: "Search flights" })).toBeVisible();
}

const suggestions = (page: Page) =>
  page.getByRole("listbox", { name: "Suggestions" }).getByRole("option");

/** The search that the form led to. */
async function toQuery(page: Page) {
  await page.waitForURL(/\/booknow\/flights\/search\?/);
  const { searchParams } = new URL(page.url());
  return (name: string) => searchParams.getAll(name);
}

/** Types into a place field and takes the suggestion of that name. */
async function choosePlace(page: Page, field: ReturnType<Page["getByLabel"]>, text: string) {
  await field.click();
  // The combobox takes the plain field's place.
  await expect(field).toHaveAttribute("role", "combobox");
  const option = suggestions(page).filter({ hasText: text }).first();
  // Its list has the same name.
  const input = field.and(page.locator("input"));
  // A list that closes when the page moves below it is opened again, as a user would; a press on
  // one that changes under it chooses nothing and is made again.
  await expect(async () => {
    await input.fill(text.slice(0, 2));
    await input.fill(text);
    await expect(option).toBeVisible({ timeout: 5_000 });
    await option.click({ timeout: 3_000 });
    await expect(input).toHaveValue(new RegExp(`\\(${text}\\)$`), { timeout: 3_000 });
  }).toPass();
}

test("a return for a family, by mouse", async ({ page }) => {
  await open(page);
  await choosePlace(page, page.getByLabel("From", { exact: true }), "LIS");
  await expect(page.getByLabel("From", { exact: true })).toHaveValue("Lisbon (LIS)");
  await page.getByLabel("To", { exact: true }).click();
  await page.keyboard.type("london");
  const options = suggestions(page);
  await expect(options.first()).toContainText("All airports");
  await expect(options.nth(1)).toContainText(/L[HCGT][RYWN]/);
  await options.first().click();
  await page.getByRole("button", { name: "Swap from and to" }).click();
  await expect(page.getByLabel("From", { exact: true })).toHaveValue("London");
  await party(page).click();
  await page.getByRole("button", { name: "Adults: one more" }).click();
  await page.getByRole("button", { name: "Children: one more" }).click();
  await page.getByRole("button", { name: "Infants: one more" }).click();
  await page.getByLabel("Age of child 1").selectOption("7");
  await page.getByLabel("Age of infant 1").selectOption("1");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Done" }).click();
  await page.getByLabel("Cabin").selectOption("business");
  await page.getByRole("button", { name: "Search flights" }).click();
  const query = await toQuery(page);
  expect(query("fromId")).toEqual(["city-2643743"]);
  expect(query("toId")).toEqual(["airport-LIS"]);
  expect(query("trip")).toEqual(["return"]);
  expect((query("return")[0] ?? "") > (query("departure")[0] ?? "9")).toBe(true);
  expect([query("adults"), query("children"), query("infants"), query("age")]).toEqual([
    ["2"],
    ["1"],
    ["1"],
    ["7", "1"],
  ]);
  expect(query("cabin")).toEqual(["business"]);
});

test("an age that is missing is asked for before the search", async ({ page }) => {
  await open(page);
  await choosePlace(page, page.getByLabel("From", { exact: true }), "LIS");
  await choosePlace(page, page.getByLabel("To", { exact: true }), "FNC");
  await party(page).click();
  await page.getByRole("button", { name: "Children: one more" }).click();
  await page.getByRole("button", { name: "Done" }).click();
  await page.getByRole("button", { name: "Search flights" }).click();
  await expect(page.getByLabel("Age of child 1")).toBeVisible();
  expect(page.url()).toMatch(/\/booknow\/flights$/);
});

test("there are no more infants than adults, and nine seats", async ({ page }) => {
  await open(page);
  await party(page).click();
  const more = (what: string) => page.getByRole("button", { name: `${what}: one more` });
  await more("Infants").click();
  await expect(more("Infants")).toBeDisabled();
  await expect(page.getByText(/^Every infant sits on/)).toBeVisible();
  for (let seats = 1; seats < 9; seats++) await more("Children").click();
  await expect(more("Children")).toBeDisabled();
  await expect(more("Adults")).toBeDisabled();
  await expect(page.getByText(/^One booking has up to 9 seats/)).toBeVisible();
});

test("one way, by keyboard", async ({ page }) => {
  await open(page);
  await page.getByRole("radio", { name: "Return" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "One way" })).toBeChecked();
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("From", { exact: true })).toBeFocused();
  await page.keyboard.type("FNC");
  await expect(suggestions(page).first()).toContainText("FNC");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Swap from and to" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("To", { exact: true })).toBeFocused();
  await page.keyboard.type("Lisbon");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("grid").first()).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("grid")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Departure: / })).toBeFocused();
  await page.getByRole("button", { name: "Search flights" }).press("Enter");
  const query = await toQuery(page);
  expect([query("trip"), query("fromId"), query("to"), query("return")]).toEqual([
    ["oneWay"],
    ["airport-FNC"],
    ["Lisbon"],
    [],
  ]);
});

test("a place typed before its suggestions have loaded is suggested, too", async ({ page }) => {
  await open(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/_next/static/chunks/*.js", async (route) => {
    await held;
    await route.continue();
  });
  const from = page.getByLabel("From", { exact: true });
  await from.focus();
  await page.keyboard.type("FNC");
  await expect(from).not.toHaveAttribute("role", "combobox");
  release();
  await expect(suggestions(page).first()).toContainText("FNC");
  await expect(page.locator("input[name=from]")).toHaveValue("FNC");
});

/** Three flights, each by what `press` does. */
async function chooseThree(page: Page, press: (target: ReturnType<Page["locator"]>) => unknown) {
  await press(page.locator("label", { hasText: "Several flights" }));
  await expect(group(page, "Flight 2")).toBeVisible();
  await press(page.getByRole("button", { name: "Add a flight" }));
  await expect(group(page, "Flight 3")).toBeVisible();
  const to = (number: number) => group(page, `Flight ${number}`).getByLabel("To", { exact: true });
  await choosePlace(page, group(page, "Flight 1").getByLabel("From", { exact: true }), "LIS");
  await choosePlace(page, to(1), "FNC");
  await choosePlace(page, to(2), "LHR");
  await choosePlace(page, to(3), "LIS");
  await press(page.getByRole("button", { name: "Search flights" }));
  const query = await toQuery(page);
  expect(query("trip")).toEqual(["multi"]);
  expect(query("to")).toEqual(["Funchal (FNC)", "London (LHR)", "Lisbon (LIS)"]);
  expect(query("fromId")).toEqual(["airport-LIS", "airport-FNC", "airport-LHR"]);
  expect(query("toId")).toEqual(["airport-FNC", "airport-LHR", "airport-LIS"]);
  expect(query("departure")).toHaveLength(3);
  expect(query("departure")).toEqual(query("departure").toSorted());
}

test("three flights one after the other, by mouse", async ({ page }) => {
  await open(page);
  await chooseThree(page, (target) => target.click());
});

test.describe("on a phone", () => {
  test.use(phone);
  test("three flights one after the other, by touch", async ({ page }) => {
    await open(page);
    await chooseThree(page, (target) => target.tap());
  });
  for (const prefix of inTurn(["", "/ar"]))
    test(`the form of ${prefix || "/en"} fits`, async ({ page }) => {
      await page.goto(siteUrl("voyara", `${prefix}${landing}`));
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
        ),
      ).toBe(true);
      await expectAccessible(page);
    });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("a return, with everybody counted", async ({ page }) => {
    await page.goto(siteUrl("voyara", landing));
    await page.getByLabel("From", { exact: true }).first().fill("Lisbon");
    await page.getByLabel("To", { exact: true }).first().fill("London");
    await page.getByLabel("Departure").fill(dayAhead(30));
    await page.getByLabel("Return (optional)").fill("");
    await party(page).click();
    await page.getByLabel(/^Children/).fill("1");
    await page.getByRole("button", { name: "Search flights" }).click();
    const query = await toQuery(page);
    expect([query("from")[0], query("to")[0], query("children")]).toEqual([
      "Lisbon",
      "London",
      ["1"],
    ]);
    expect(query("return")).toEqual([""]);
    expect(query("stream")).toEqual(["false"]);
  });
  test("several flights as rows", async ({ page }) => {
    await page.goto(siteUrl("voyara", landing));
    await page.getByLabel("From", { exact: true }).first().fill("Lisbon");
    await page.getByLabel("To", { exact: true }).first().fill("Funchal");
    await page.getByText("Fly on to more places").click();
    await group(page, "Flight 2").getByLabel("From", { exact: true }).fill("Funchal");
    await group(page, "Flight 2").getByLabel("To", { exact: true }).fill("London");
    await group(page, "Flight 2").getByLabel("Date").fill(dayAhead(40));
    await page.getByRole("button", { name: "Search flights" }).click();
    const query = await toQuery(page);
    expect(query("from").slice(0, 3)).toEqual(["Lisbon", "Funchal", ""]);
    expect(query("departure")[1]).toBe(dayAhead(40));
  });
});

test("the panel of the home page leads to flights, too", async ({ page }) => {
  await open(page, "/?tab=Flights");
  // The rows for who has no script go when there is one.
  await expect(page.getByLabel("From", { exact: true })).toHaveCount(1);
  await choosePlace(page, page.getByLabel("From", { exact: true }), "LIS");
  await choosePlace(page, page.getByLabel("To", { exact: true }), "FNC");
  await page.getByRole("button", { name: "Search flights" }).click();
  const query = await toQuery(page);
  expect([query("fromId"), query("toId")]).toEqual([["airport-LIS"], ["airport-FNC"]]);
});
