import type { Page } from "playwright/test";
import { siteUrl } from "./agencies";
import { dayAhead } from "./day-ahead";
import { expectAccessible } from "./expect-accessible";
import { linkIn, listMails } from "./list-mails";
import { requestSite } from "./request-site";
import { signIn } from "./sign-in";
import { expect, test } from "./test";

const resort = `place=Cascais&checkIn=${dayAhead(30)}&checkOut=${dayAhead(33)}&adults=3&children=1&childAge=7`;
const main = (page: Page) => page.getByRole("main");
const entriesOf = (page: Page) =>
  page.getByRole("list", { name: "Messages" }).getByRole("listitem");

/** The sender; each test has its own address. */
async function fillContact(page: Page, email: string): Promise<void> {
  await main(page).getByLabel("First name").fill("Nina");
  await main(page).getByLabel("Last name").fill("Berg");
  await main(page).getByLabel("E-mail", { exact: true }).first().fill(email);
}

test.describe("paths below a service", () => {
  for (const path of [
    "/booknow/hotels/garbage",
    "/booknow/hotels/deal/unknown",
    "/booknow/hotels/enquiry",
    "/booknow/cars/garbage",
    "/booknow/cars/checkout",
    "/booknow/cars/search/far/away",
    "/booknow/cars/enquiry/E-AAAAAAAA",
    "/booknow/cars/enquiry/nothing/here",
    "/booknow/cruise/confirmation/AB12",
    "/booknow/resort/checkout",
    "/booknow/trains",
    "/ar/booknow/cars/garbage",
  ])
    test(`${path} doesn't exist`, async ({ request }) => {
      const answer = await requestSite(request, "voyara", path);
      expect(answer.status()).toBe(404);
      expect(await answer.text()).toContain('<meta name="robots" content="noindex');
    });

  test("a search or an offer of a service on request leads to an enquiry about the same", async ({
    request,
  }) => {
    for (const [path, to] of [
      [`/booknow/resort/search?${resort}&placeId=x`, "/booknow/resort/enquiry?place=Cascais&"],
      ["/es/booknow/resort/details?id=1&place=Porto", "/es/booknow/resort/enquiry?place=Porto"],
      [
        `/booknow/cruise/search?month=${dayAhead(90).slice(0, 7)}&adults=2`,
        "/booknow/cruise/enquiry?",
      ],
      ["/es/booknow/resort/details?id=1&place=Faro", "/es/booknow/resort/enquiry?place=Faro"],
    ] as const) {
      const answer = await requestSite(request, "voyara", path, { maxRedirects: 0 });
      expect([path, answer.status()]).toEqual([path, 307]);
      expect(answer.headers()["location"]).toContain(to);
    }
  });

  test("a service that is off has no pages", async ({ request }) => {
    for (const path of [
      "/booknow/cruise",
      `/booknow/cruise/search?month=${dayAhead(90).slice(0, 7)}`,
      "/booknow/cruise/enquiry",
    ])
      expect((await requestSite(request, "solmar", path)).status()).toBe(404);
  });
});

for (const [look, size, hasScript] of [
  ["a desktop", { width: 1440, height: 900 }, true],
  ["a phone", { width: 390, height: 844 }, true],
  ["a phone without script", { width: 390, height: 844 }, false],
] as const) {
  test.describe(`on ${look}`, () => {
    test.use({ viewport: size, javaScriptEnabled: hasScript });

    test("a search becomes an enquiry, mailed to agency and sender, with a status page", async ({
      page,
      request,
    }) => {
      const email = `nina-${size.width}-${hasScript}@example.com`;
      await page.goto(siteUrl("voyara", `/booknow/resort/search?${resort}`));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ask for a resort");
      await expect(page.getByLabel("Where")).toHaveValue("Cascais");
      await expect(page.getByLabel("Check-in")).toHaveValue(dayAhead(30));
      await expect(page.getByLabel("Adults")).toHaveValue("3");
      await page.getByLabel("Where").fill("Estoril");
      await fillContact(page, email);
      await page.getByLabel("Message (optional)").fill("With a cot, please.\nThank you.");
      if (hasScript) await expectAccessible(page);
      await page.getByRole("button", { name: "Send enquiry" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        "Your enquiry is with Voyara Travel",
      );
      await expect(page).toHaveURL(/\/booknow\/resort\/enquiry\/E-[2-9A-Z]{8}\?key=[\w-]{43}$/);
      if (hasScript) await expectAccessible(page);
      const { pathname, search } = new URL(page.url());
      for (const text of ["Estoril", email, "With a cot, please."])
        await expect(main(page)).toContainText(text);

      const answer = await requestSite(request, "voyara", pathname + search);
      expect(answer.headers()).toMatchObject({
        "cache-control": expect.stringContaining("no-store"),
        "referrer-policy": "no-referrer",
      });
      expect(await answer.text()).toContain('<meta name="robots" content="noindex');
      expect((await requestSite(request, "voyara", pathname)).status()).toBe(404);
      expect((await requestSite(request, "solmar", pathname + search)).status()).toBe(404);

      const [receipt, ...more] = await listMails("voyara", email);
      expect([receipt?.kind, more]).toEqual(["enquiryReceived", []]);
      if (receipt) expect(linkIn(receipt)).toBe(pathname + search);
      const reference = pathname.split("/").at(-1) ?? "";
      const forAgency = (await listMails("voyara", "hello@voyara.example")).find(({ subject }) =>
        subject.includes(reference),
      );
      expect(forAgency).toMatchObject({ kind: "enquiryForAgency", replyTo: email });
    });

    test("a rejected form comes back with all its input, and says what to fix", async ({
      page,
    }) => {
      await page.goto(siteUrl("voyara", `/booknow/resort/enquiry?${resort}`));
      await fillContact(page, "again@example.com");
      await page.getByLabel("Check-out").fill(dayAhead(20));
      await page.getByLabel("Message (optional)").fill("Kept?");
      await page.getByRole("radio", { name: "Phone" }).check();
      await page.getByRole("button", { name: "Send enquiry" }).click();
      const problems = main(page).getByRole("alert");
      await expect(problems).toContainText("Choose a day after the first one.");
      await expect(problems).toContainText("Give the number with its country code");
      await expect(page.getByLabel("Message (optional)")).toHaveValue("Kept?");
      await expect(page.getByLabel("First name")).toHaveValue("Nina");
      await expect(page.getByRole("radio", { name: "Phone" })).toBeChecked();
      expect(page.url()).not.toContain("Nina");
      if (hasScript) await expectAccessible(page);
      await page.getByLabel("Check-out").fill(dayAhead(40));
      await page.getByLabel("Phone (optional)").fill("+47 22 00 00 00");
      await page.getByRole("button", { name: "Send enquiry" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        "Your enquiry is with Voyara Travel",
      );
    });
  });
}

test("a deal on request says so and leads to an enquiry with the deal and its price", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(siteUrl("voyara", "/?tab=Resorts"));
  const card = page.getByRole("article").first();
  await expect(card).toContainText("On request");
  const title = (await card.getByRole("heading").textContent()) ?? "";
  const link = card.getByRole("link", { name: `View Deal: ${title}` });
  const href = (await link.getAttribute("href")) ?? "";
  expect(href).toMatch(/^\/booknow\/resort\/enquiry\?/);
  await page.goto(siteUrl("voyara", href));
  const deal = page.getByRole("region", { name: "The deal you ask about" });
  await expect(deal).toContainText(title);
  await expect(deal).toContainText("$");
  await page.goto(siteUrl("voyara", "/?tab=Hotels"));
  await expect(page.getByRole("article").first()).not.toContainText("On request");
});

test("viewers who may not see prices see none, even with the link of somebody who may", async ({
  page,
  browser,
}) => {
  await signIn(page, "solmar", "traveller");
  await page.goto(siteUrl("solmar", "/en?tab=Resorts"));
  const href =
    (await page
      .getByRole("article")
      .first()
      .getByRole("link", { name: /^View Deal/ })
      .getAttribute("href")) ?? "";
  await page.goto(siteUrl("solmar", href));
  await expect(page.getByRole("region", { name: "The deal you ask about" })).toContainText(
    "Price as shown",
  );
  await expect(page.getByLabel("E-mail", { exact: true }).first()).toHaveValue(/^traveller@solmar/);
  const visitor = await browser.newPage();
  await visitor.goto(siteUrl("solmar", href));
  await expect(visitor.getByRole("region", { name: "The deal you ask about" })).not.toContainText(
    "Price as shown",
  );
  await visitor.close();
});

test("an agent answers it from the inbox, and the sender writes back without an account", async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const asking = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await asking.goto(siteUrl("voyara", "/booknow/cruise/enquiry?adults=2"));
  await fillContact(asking, "inbox@example.com");
  await asking.getByRole("button", { name: "Send enquiry" }).click();
  await expect(asking.getByRole("heading", { level: 1 })).toHaveText(
    "Your enquiry is with Voyara Travel",
  );
  await expect(main(asking).getByText("New", { exact: true })).toBeVisible();
  const reference = new URL(asking.url()).pathname.split("/").at(-1) ?? "";

  await signIn(page, "voyara", "agent");
  await page.goto(siteUrl("voyara", `/enquiries?q=${reference}`));
  await expectAccessible(page);
  await main(page).getByRole("row").filter({ hasText: reference }).getByRole("link").click();
  await expect(page).toHaveURL(siteUrl("voyara", `/enquiries/${reference}`));
  await expect(main(page).getByRole("link", { name: "inbox@example.com" })).toHaveAttribute(
    "href",
    /^mailto:/,
  );
  await main(page).getByLabel("Follow up on").fill(dayAhead(3));
  await main(page).getByLabel("Booking it led to").fill("H-22222222");
  await main(page).getByRole("button", { name: "Save" }).click();
  await expect(main(page).getByRole("alert")).toContainText("no booking with this reference");
  await expect(main(page).getByLabel("Follow up on")).toHaveValue(dayAhead(3));
  await main(page).getByLabel("Booking it led to").fill("");
  await main(page).getByRole("button", { name: "Save" }).click();
  await expect(main(page).getByRole("alert")).toHaveCount(0);
  const message = main(page).getByLabel("Your message");
  await message.fill("Ask Ana for her cruise list");
  await main(page).getByRole("button", { name: "Keep as a note" }).click();
  await expect(entriesOf(page).last()).toContainText("Note for colleagues only");
  await message.fill("There are two cabins left.");
  await main(page).getByRole("button", { name: "Send", exact: true }).click();
  await expect(entriesOf(page).last()).toContainText("two cabins left");
  await expectAccessible(page);

  await asking.reload();
  await expect(asking.getByRole("heading", { level: 1 })).toHaveText(
    "Voyara Travel has answered you",
  );
  await expect(entriesOf(asking)).toHaveText([/There are two cabins left/]);
  await expect(main(asking)).not.toContainText("Ask Ana");
  await main(asking).getByLabel("Your message").fill("We take one.");
  await main(asking).getByRole("button", { name: "Send", exact: true }).click();
  await expect(entriesOf(asking).last()).toContainText("We take one.");
  await expectAccessible(asking);
  await asking.close();

  await page.goto(siteUrl("voyara", `/enquiries?q=${reference}`));
  await main(page).getByRole("row").getByLabel(`Select ${reference}`).check();
  await main(page).getByRole("button", { name: "Close selected" }).click();
  await expect(main(page).getByText("1 enquiry is closed")).toBeVisible();
  await page.goto(siteUrl("voyara", `/enquiries?q=${reference}&state=closed`));
  await expect(main(page).getByRole("row").filter({ hasText: reference })).toBeVisible();
});

test.describe("roles", () => {
  test.use({ expectedErrors: /status of 404/ });
  test("a traveller has no inbox, and finds their own enquiry beside their trips", async ({
    page,
  }) => {
    await signIn(page, "voyara", "traveller");
    expect((await page.goto(siteUrl("voyara", "/enquiries")))?.status()).toBe(404);
    await page.goto(siteUrl("voyara", "/booknow/resort/enquiry?place=Faro"));
    await page.getByLabel("Check-in").fill(dayAhead(50));
    await page.getByLabel("Check-out").fill(dayAhead(57));
    await page.getByRole("button", { name: "Send enquiry" }).click();
    await expect(page).toHaveURL(/\/booknow\/resort\/enquiry\/E-/);
    await page.goto(siteUrl("voyara", "/mytrip/mytrips"));
    await main(page).getByRole("link", { name: "Resorts: Faro" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Your enquiry is with Voyara Travel",
    );
    // Signed-in users need no key.
    expect(new URL(page.url()).search).toBe("");
    await main(page).getByLabel("Your message").fill("A room by the sea, please.");
    await main(page).getByRole("button", { name: "Send", exact: true }).click();
    await expect(entriesOf(page).last()).toContainText("by the sea");
  });
});

test("a form of another site is rejected", async ({ request }) => {
  for (const path of ["/booknow/resort/enquiry/send", "/support/care"]) {
    const form = { idempotencyKey: "x" };
    expect(
      (
        await requestSite(request, "voyara", path, {
          method: "POST",
          form,
          headers: { origin: "https://evil.example" },
        })
      ).status(),
    ).toBe(403);
    expect(
      (
        await requestSite(request, "voyara", path, {
          method: "POST",
          form,
          headers: { "sec-fetch-site": "cross-site" },
        })
      ).status(),
    ).toBe(403);
  }
});

test("in Arabic the layout is right to left", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(siteUrl("voyara", `/ar/booknow/resort/enquiry?${resort}`));
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("الاستفسار عن منتجع");
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
    ),
  ).toBe(true);
  await expectAccessible(page);
});
