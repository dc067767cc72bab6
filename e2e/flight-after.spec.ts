import type { Page } from "playwright/test";
import { siteUrl } from "./agencies";
import { bookFlight } from "./book-flight";
import { pay } from "./checkout-form";
import { expectAccessible } from "./expect-accessible";
import type { Booked } from "./order-quote";
import { readBooking } from "./read-booking";
import { signIn } from "./sign-in";
import { expect, test } from "./test";

test.describe.configure({ mode: "parallel", timeout: 180_000 });

const flights = { plain: "0X1", scheduleChange: "0X16", called: "0X17", refundDiffers: "0X18" };
const main = (page: Page) => page.getByRole("main");
const found = ({ reference, key }: Booked) =>
  siteUrl("voyara", `/find-booking?reference=${reference}&key=${key}`);

/**
 * Opens a booking once its supplier's change is known. Suppliers are polled once a minute, so the
 * booking is read until then: each load of its page would cost a hundred times as much.
 */
async function openChanged(page: Page, booked: Booked) {
  const countChanges = async () => (await readBooking(page.request, booked)).changes?.length ?? 0;
  await expect.poll(countChanges, { intervals: [2_000], timeout: 100_000 }).toBeGreaterThan(0);
  await page.goto(found(booked));
}

test("what is paid later waits in My Trips, first, and is paid from its page", async ({ page }) => {
  await signIn(page, "voyara", "traveller");
  const { reference } = await bookFlight(page, "voyara", {
    flight: flights.plain,
    isPaidLater: true,
  });
  await page.goto(siteUrl("voyara", "/mytrip/mytrips"));
  const first = page.getByRole("list", { name: "Trips" }).getByRole("listitem").first();
  await expect(first).toContainText("Not paid yet: please pay by");
  await page.goto(siteUrl("voyara", `/mytrip/mytrips/${reference}`));
  await expect(main(page)).toContainText("Reserved for you, not paid yet");
  await expect(main(page)).toContainText("It is kept for you until");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Go to the payment" }).click();
  await pay(page, "4242 4242 4242 4242");
  await expect(page.getByRole("heading", { name: /confirmed/ })).toBeVisible({ timeout: 30_000 });
});

test("a change is seen side by side and accepted by keyboard", async ({ page }) => {
  const booked = await bookFlight(page, "voyara", { flight: flights.scheduleChange });
  await openChanged(page, booked);
  await expect(main(page)).toContainText("The provider has changed this booking");
  await expect(page.getByRole("region", { name: "New" })).toContainText("changed");
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const [content, window] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(content).toBeLessThanOrEqual(window ?? 0);
  await page.getByRole("button", { name: "Accept the change" }).focus();
  await page.keyboard.press("Enter");
  await expect(main(page)).toContainText("The change has been accepted");
});

test("what the airline calls off is told with its refund", async ({ page }) => {
  const booked = await bookFlight(page, "voyara", { flight: flights.called });
  await openChanged(page, booked);
  await expect(main(page)).toContainText("Cancelled by the provider");
  await expect(page.getByRole("button", { name: "Accept the change" })).toHaveCount(0);
});

test.describe("a refund that changes", () => {
  test("what cancelling gives back is asked, and asked again where it has changed", async ({
    page,
  }) => {
    const booked = await bookFlight(page, "voyara", {
      flight: flights.refundDiffers,
      refund: "fee",
    });
    await page.goto(found(booked));
    await expect(main(page)).toContainText(
      "provider is asked for the refund when the booking is to be cancelled",
    );
    await page.getByRole("button", { name: "See the refund" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("timer")).toBeVisible();
    await dialog.getByRole("button", { name: /^Cancel and refund/ }).click();
    await expect(dialog.getByRole("alert")).toContainText("The refund has changed");
    await dialog.getByRole("button", { name: /^Cancel and refund/ }).click();
    await expect(main(page)).toContainText(/cancelled/);
  });
});

test("without scripts a change is answered and a booking cancelled by plain forms", async ({
  page,
  browser,
}) => {
  const [changed, asked] = [
    await bookFlight(page, "voyara", { flight: flights.scheduleChange }),
    await bookFlight(page, "voyara", { flight: flights.plain, refund: "fee" }),
  ];
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(found(asked));
  await plain.getByRole("button", { name: "See the refund" }).click();
  await plain.getByRole("button", { name: /^Cancel/ }).click();
  await expect(main(plain)).toContainText(/cancelled/);
  await openChanged(plain, changed);
  await expect(main(plain)).toContainText("The provider has changed this booking");
  await plain.getByText("Cancel with a full refund instead").click();
  await plain.getByRole("button", { name: /^Cancel and refund/ }).click();
  await expect(main(plain)).toContainText(/cancelled/);
  await context.close();
});
