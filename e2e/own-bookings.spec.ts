import type { Page } from "playwright/test";
import { siteUrl } from "./agencies";
import { bookHotel } from "./book-hotel";
import { linkIn, listMails } from "./list-mails";
import { newAddress } from "./new-address";
import { signIn, type Role } from "./sign-in";
import { expect, test } from "./test";

const heading = (page: Page) => page.getByRole("main").locator("h1");
const hotel = "Null Island Plain";

/**
 * Who books, for whom, and where the page of a booking is for them; null where it takes the key.
 */
const cases: { by: Role | null; isForClient: boolean; own: RegExp | null }[] = [
  { by: null, isForClient: false, own: null },
  { by: "traveller", isForClient: false, own: /\/mytrip\/mytrips\/[^?]+$/ },
  ...(["restricted", "agent", "sales", "owner", "admin"] as const).map((by) => ({
    by,
    isForClient: by === "agent",
    own: /\/bookings\/[^?]+$/,
  })),
];

for (const [index, { by, isForClient, own }] of cases.entries())
  test(`${by ?? "a guest"}${isForClient ? " for a client" : ""}: "Manage booking" and the mail lead to a page that opens, signed in and out`, async ({
    page,
    browser,
  }) => {
    if (by) await signIn(page, "voyara", by);
    const email = newAddress();
    const { reference, key } = await bookHotel(page, "voyara", {
      ahead: 200 + index * 3,
      email,
      isForClient,
    });
    await page.goto(
      siteUrl(
        "voyara",
        `/booknow/hotels/confirm-payment?reference=${reference}${by ? "" : `&key=${key}`}`,
      ),
    );
    await page.getByRole("link", { name: "Manage booking" }).click();
    await expect(page).toHaveURL(own ?? /\/find-booking\?reference=.*key=/);
    await expect(heading(page)).toContainText(hotel);

    const find = async () =>
      (await listMails("voyara", email)).find(
        (mail) => mail.kind === "bookingConfirmed" && mail.text.includes(reference),
      );
    await expect.poll(find).toBeDefined();
    const mail = await find();
    const link = siteUrl("voyara", mail ? linkIn(mail) : "");
    await page.goto(link);
    await expect(page).toHaveURL(own ?? /\/find-booking\?reference=.*key=/);
    await expect(heading(page)).toContainText(hotel);

    // Other holders of the mail needn't sign in, and don't see what an agent earns.
    for (const role of [null, "traveller", "agent"] as const) {
      if (role === by) continue;
      const reader = await browser.newPage();
      if (role) await signIn(reader, "voyara", role);
      await reader.goto(link);
      await expect(reader).toHaveURL(/\/find-booking\?reference=.*key=/);
      await expect(heading(reader)).toContainText(hotel);
      await expect(reader.getByRole("main")).not.toContainText("Wholesale rate");
      await reader.close();
    }
  });

test("an agent's old link to My Trips, and a traveller's to the agents' bookings, lead to their own page", async ({
  page,
  browser,
}) => {
  await signIn(page, "voyara", "agent");
  const { reference } = await bookHotel(page, "voyara", { ahead: 230 });
  await page.goto(siteUrl("voyara", `/mytrip/mytrips/${reference}`));
  await expect(page).toHaveURL(new RegExp(`/bookings/${reference}$`));
  const traveller = await browser.newPage();
  await signIn(traveller, "voyara", "traveller");
  const theirs = await bookHotel(traveller, "voyara", { ahead: 233 });
  await traveller.goto(siteUrl("voyara", `/bookings/${theirs.reference}`));
  await expect(traveller).toHaveURL(new RegExp(`/mytrip/mytrips/${theirs.reference}$`));
  await traveller.close();
});
