import { demoPassword } from "@/backend/demo/demo-users";
import { expectAccessible } from "./expect-accessible";
import { openMarkerSite, type MarkerSite } from "./prices/open-marker-site";
import { openVisit } from "./prices/site-client";
import { expect, test } from "./test";

test.describe.configure({ timeout: 180_000 });
// The rejections that require the work, and the worker that one test removes.
test.use({ expectedErrors: /status of (?:401|429)|net::ERR_FAILED/ });

const agency = "voyara";
let site: MarkerSite;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await openMarkerSite();
});
test.afterAll(() => site?.close());

let strangers = 20;
/**
 * Attempts of strangers, from a separate address in each test: one network has few of them,
 * for all accounts.
 */
const openStranger = () => {
  const visit = openVisit({ port: site.port, agency, localAddress: `127.0.0.${(strangers += 1)}` });
  return (email: string, password: string) =>
    visit.write("/api/user/login", { body: JSON.stringify({ email, password }) });
};

for (const { language, prefix, name, checking } of [
  {
    language: "English",
    prefix: "",
    name: "Log In",
    checking: "Checking that you are not a robot",
  },
  { language: "Arabic", prefix: "/ar", name: "تسجيل الدخول", checking: "نتحقق من أنك لست روبوتًا" },
])
  test(`a user signs in while strangers try passwords, and is told why it takes a moment: ${language}`, async ({
    page,
  }) => {
    const email = `${prefix ? "agent" : "traveller"}@${agency}.localhost`;
    const logIn = openStranger();
    for (let tries = 0; tries < 11; tries += 1) await logIn(email, `wrong-${tries}`);
    const refused = await logIn(email, demoPassword);
    expect([refused.status, JSON.parse(refused.text)]).toEqual([
      429,
      expect.objectContaining({ code: "proof_of_work_required" }),
    ]);

    let begin = () => {};
    const held = new Promise<void>((resolve) => (begin = resolve));
    await page.route("**/assets/workers/*", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`http://${agency}.localhost:${site.port}${prefix}/login`);
    await page.locator("input[type=email]").fill(email);
    await page.locator("input[type=password]").fill(demoPassword);
    await page.keyboard.press("Enter");
    const status = page.getByRole("main").getByRole("status").filter({ hasText: checking });
    await expect(status).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByRole("main").getByRole("button", { name })).toHaveAttribute(
      "aria-busy",
      "true",
    );
    await page.screenshot({ path: test.info().outputPath("checking.png") });
    begin();
    await expect(page.locator("html[data-signed-in]")).toBeAttached();
    const cookie = (await page.context().cookies()).find((each) => each.name === "browser");
    expect(cookie).toMatchObject({
      httpOnly: true,
      sameSite: "Lax",
      path: "/",
      domain: `${agency}.localhost`,
    });
    // Known by now: no work, however many others try.
    await page.context().clearCookies({ name: "sid" });
    await page.unroute("**/assets/workers/*");
    await page.route("**/assets/workers/*", (route) => route.abort());
    await page.goto(`http://${agency}.localhost:${site.port}${prefix}/login`);
    await page.locator("input[type=email]").fill(email);
    await page.locator("input[type=password]").fill(demoPassword);
    await page.keyboard.press("Enter");
    await expect(page.locator("html[data-signed-in]")).toBeAttached();
  });

test("a browser that can't do the work is told how long to wait", async ({ page }) => {
  const email = `owner@${agency}.localhost`;
  const logIn = openStranger();
  for (let tries = 0; tries < 11; tries += 1) await logIn(email, `wrong-${tries}`);
  await page.route("**/assets/workers/*", (route) => route.abort());
  await page.goto(`http://${agency}.localhost:${site.port}/login`);
  await page.locator("input[type=email]").fill(email);
  await page.locator("input[type=password]").fill(demoPassword);
  await page.keyboard.press("Enter");
  await expect(
    page
      .getByRole("alert")
      .filter({ hasText: /Too many attempts. Please try again in \d+ minutes/ }),
  ).toBeVisible();
  await expect(page.locator("input[type=email]")).toHaveValue(email);
});
