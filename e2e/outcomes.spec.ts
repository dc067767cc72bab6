import type { Locator, Page } from "playwright/test";
import { siteUrl } from "./agencies";
import { bookHotel } from "./book-hotel";
import { control, fillContact, pay, submit } from "./checkout-form";
import { expectAccessible } from "./expect-accessible";
import { listMails } from "./list-mails";
import { openPayment } from "./open-payment";
import { openCheckout } from "./open-quote";
import { inTurn, isFullRun } from "./full-run";
import { expect, test } from "./test";

// Wherever users have scrolled to, they see the outcome of what they pressed without searching,
// clear of the sticky header, and it is announced.
test.use({ expectedErrors: /status of 4(?:09|22|29)/ });
test.describe.configure({ mode: "parallel" });

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const main = (page: Page) => page.getByRole("main");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** In the window, below the header, and read out: by its role, or as it has the focus. */
async function expectSeen(page: Page, notice: Locator) {
  await expect(notice).toBeInViewport({ ratio: 1 });
  const header = await page.getByRole("banner").boundingBox();
  await expect
    .poll(async () => (await notice.boundingBox())?.y)
    .toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  await expect
    .poll(() =>
      notice.evaluate(
        (element) =>
          element.closest("[role=status], [role=alert]") !== null ||
          (document.activeElement !== document.body && document.activeElement?.contains(element)),
      ),
    )
    .toBe(true);
}

const expectFocus = (notice: Locator) =>
  expect
    .poll(() =>
      notice.evaluate(
        (element) =>
          document.activeElement !== document.body && document.activeElement?.contains(element),
      ),
    )
    .toBe(true);

/** As a person does before pressing what is at the page's end. */
const scrollToEnd = (page: Page) =>
  page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));

for (const [device, options] of inTurn([
  ["a phone", phone],
  ["a desktop", { viewport: { width: 1280, height: 720 } }],
] as const)) {
  test.describe(`on ${device}`, () => {
    test.use(options);
    const email = `ana.outcome.${device.replace(/\W/g, "")}@example.com`;

    /** By a finger, or by the keyboard; the other tests press with the mouse. */
    const press = (target: Locator) =>
      device === "a phone" ? target.tap() : target.press("Enter");

    // An agency takes sixty orders in half an hour from one network, and this is one.
    const testOnce = (title: string, body: Parameters<typeof test>[2]) => {
      if (!isFullRun || device === "a phone") test(title, body);
    };

    test("a declined card", async ({ page }) => {
      await openPayment(page, "voyara", { prefix: "/ar", ahead: 141 });
      await press(main(page).locator("button[aria-pressed]").filter({ hasText: "0002" }));
      await scrollToEnd(page);
      await press(page.locator("form button[type=submit]"));
      const notice = main(page).getByRole("alert").filter({ hasText: "رُفضت البطاقة" });
      await expectSeen(page, notice);
      await expectFocus(notice);
      await expect(page.locator("#card-number")).toHaveValue("4000 0000 0000 0002");
      await expectAccessible(page);
    });

    test("a price that runs out", async ({ page }) => {
      await page.clock.install();
      await openCheckout(page, "voyara", "hotels", { word: "plain", ahead: 143 });
      await control(page, "firstName").fill("Ana");
      await scrollToEnd(page);
      await page.clock.fastForward("30:01");
      await expect(heading(page)).toHaveText("The time for this price is up");
      await expectSeen(page, heading(page));
    });

    test("a price that changes", async ({ page }) => {
      await openCheckout(page, "voyara", "hotels", { word: "price-change-at-hold", ahead: 145 });
      await fillContact(page, email);
      await scrollToEnd(page);
      await submit(page);
      await expect(heading(page)).toHaveText("The price has changed");
      await expectSeen(page, heading(page));
      await page.getByRole("button", { name: "Continue at the new price" }).click();
      await expect(control(page, "email")).toHaveValue(email);
    });

    testOnce("a room that somebody else took", async ({ page }) => {
      await openCheckout(page, "voyara", "hotels", { word: "sold-out-at-hold", ahead: 147 });
      await fillContact(page, email);
      await scrollToEnd(page);
      await submit(page);
      await expect(heading(page)).toHaveText("Somebody was faster: this room is gone");
      await expectSeen(page, heading(page));
    });

    testOnce("a hotel that refuses, with the money's way back", async ({ page }) => {
      await openCheckout(page, "voyara", "hotels", { word: "refused", ahead: 149 });
      await fillContact(page, email);
      await submit(page);
      await pay(page, "4242424242424242");
      await expect(page).toHaveURL(/\/confirm-payment\?/);
      await expect(heading(page)).toHaveText("The booking didn’t work out");
      await expectSeen(page, heading(page));
      await expect(
        main(page)
          .getByRole("status")
          .filter({ has: heading(page) }),
      ).toContainText(/We have sent .\$[\d.,]+. back, the way you paid/);
      await expect(main(page)).not.toContainText(/pendingSupplier|quoted|held/);
    });

    for (const [refundable, ahead, text] of [
      ["full", 151, /(?:We have sent|\$[\d.,]+. is on its way)/],
      [
        "none",
        1,
        /You paid .\$[\d.,]+.\. As the terms of this price say, nothing of it comes back/,
      ],
    ] as const)
      (refundable === "full" ? test : testOnce)(
        `a cancellation that gives back ${refundable === "full" ? "all" : "nothing"}`,
        async ({ page }) => {
          const { reference, key } = await bookHotel(page, "voyara", { ahead, refundable, email });
          await page.goto(siteUrl("voyara", `/find-booking?reference=${reference}&key=${key}`));
          await main(page).getByRole("button", { name: "Cancel booking" }).click();
          await page
            .getByRole("dialog")
            .getByRole("button", { name: /^Cancel (?:and refund|without)/ })
            .click();
          const notice = page.getByRole("heading", { level: 2, name: /cancelled/i }).first();
          await expectSeen(page, notice);
          await expectFocus(notice);
          await expect(main(page).getByRole("status").filter({ has: notice })).toContainText(text);
          await expect(main(page)).toContainText("You asked to cancel");
          await expectAccessible(page);
        },
      );

    testOnce("a cancellation that is refused", async ({ page }) => {
      const { reference, key } = await bookHotel(page, "voyara", { ahead: 155, email });
      await page.route("**/api/booking-form", (route) =>
        route.fulfill({
          json: {
            location: `/find-booking?reference=${reference}&key=${key}&cancel=ask&problem=notCancellable#problem`,
          },
        }),
      );
      await page.goto(siteUrl("voyara", `/find-booking?reference=${reference}&key=${key}`));
      await main(page).getByRole("button", { name: "Cancel booking" }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("button", { name: /^Cancel and refund/ }).click();
      const notice = dialog.getByRole("alert");
      await expect(notice).toHaveText(/can no longer be cancelled here. Please ask us/);
      await expect(notice).toBeInViewport({ ratio: 1 });
      await expectFocus(notice);
      await expectAccessible(page);
      await dialog.getByRole("button", { name: "Close" }).last().click();
      await expect(dialog).toBeHidden();
    });

    testOnce("a wrong code, and a mail that comes too early", async ({ page }) => {
      const codeEmail = `code.${email}`;
      await openCheckout(page, "voyara", "hotels", {
        word: "plain",
        ahead: 157,
        payment: "atProperty",
      });
      await fillContact(page, codeEmail);
      await submit(page);
      await expect(heading(page)).toHaveText("Enter your code");
      const [mail] = await listMails("voyara", codeEmail);
      const code = /(\d{3} \d{3})/.exec(mail?.text ?? "")?.[1] ?? "";
      await page.getByLabel("6-digit code").fill(code.startsWith("000") ? "111 111" : "000 000");
      await page.getByRole("button", { name: "Confirm booking" }).click();
      await expect(page.getByText("4 tries are left.")).toBeInViewport({ ratio: 1 });
      const field = page.getByLabel("6-digit code");
      await expect(field).toBeFocused();
      await expect(field).toHaveAccessibleDescription(/This is not the code from the mail/);
      await page.getByRole("button", { name: "Send it again" }).click();
      const notice = main(page).getByRole("alert").filter({ hasText: "Please wait a minute" });
      await expectSeen(page, notice);
      await expectFocus(notice);
    });
  });
}
