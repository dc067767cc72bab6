import type { APIRequestContext } from "playwright/test";
import { requestSite } from "./request-site";
import { runAgencyCommand } from "./run-agency-command";
import { expect, test } from "./test";

const subdomain = "tideway";
const about = (content: string, isEnabled = true) => ({
  en: { isEnabled, title: "About us", image: null, content: `<p>${content}</p>` },
});
const update = (changes: object) => runAgencyCommand(["update", "-"], { subdomain, ...changes });

/** `isCopy`: it was cached, whether fresh or being revalidated; null if the page cache is off. */
async function look(request: APIRequestContext, agency: string, path = "/") {
  const answer = await requestSite(request, agency, path);
  const cacheStatus = answer.headers()["cache-status"];
  return {
    status: answer.status(),
    html: await answer.text(),
    isCopy: cacheStatus === undefined ? null : /; (?:hit|fwd=stale)$/.test(cacheStatus),
  };
}
const expectKept = async (request: APIRequestContext, agency: string, path?: string) =>
  expect((await look(request, agency, path)).isCopy).not.toBe(false);
/**
 * Waits until a shared copy exists: for some seconds none is made of a URL that couldn't be shared,
 * such as one that was a 404.
 */
async function keep(request: APIRequestContext, agency: string, path?: string): Promise<void> {
  expect((await look(request, agency, path)).status).toBe(200);
  await expect
    .poll(async () => (await look(request, agency, path)).isCopy, { timeout: 30_000 })
    .not.toBe(false);
}

test("an operator's change shows on the next request, and unrelated pages stay cached", async ({
  request,
}) => {
  test.slow();
  expect((await look(request, subdomain)).status).toBe(404);
  runAgencyCommand(["create", "-"], {
    subdomain,
    agencyName: "Tideway Tours",
    primaryColor: "#0b7285",
    isAbousUsEnable: true,
    about: about("Since the first boat."),
  });
  expect((await look(request, subdomain)).html).toContain("Tideway Tours");

  await test.step("a name and a colour: all of its pages, and none of another agency's", async () => {
    for (const path of ["/", "/about"]) await keep(request, subdomain, path);
    await keep(request, "voyara");
    const before = (await look(request, subdomain)).html;
    update({ agencyName: "Tideway Voyages", primaryColor: "#c2255c" });
    for (const path of ["/", "/about"]) {
      const { html, isCopy } = await look(request, subdomain, path);
      expect(isCopy).not.toBe(true);
      expect(html).toContain("Tideway Voyages");
      expect(html).not.toContain("Tideway Tours");
    }
    const brand = /--brand-light:\s*([^;"]+)/;
    expect(brand.exec((await look(request, subdomain)).html)?.[1]).not.toBe(
      brand.exec(before)?.[1],
    );
    await expectKept(request, "voyara");
  });

  await test.step("the words of a page: that page, and none beside it", async () => {
    for (const path of ["/", "/about"]) await keep(request, subdomain, path);
    // Rendered for each visitor, in every process that renders.
    const lookAtAll = () =>
      Promise.all(
        Array.from({ length: 8 }, (_, visit) =>
          look(request, subdomain, `/about?visit=${visit}`).then(({ html }) => html),
        ),
      );
    for (const html of await lookAtAll()) expect(html).toContain("Since the first boat.");
    update({ about: about("Since the second boat.") });
    for (const html of await lookAtAll()) {
      expect(html).toContain("Since the second boat.");
      expect(html).not.toContain("Since the first boat.");
    }
    await expectKept(request, subdomain);
    expect((await look(request, subdomain, "/about")).html).toContain("Since the second boat.");
    await expectKept(request, "voyara");
  });

  await test.step("a page switched off: the header of every page loses its link", async () => {
    await keep(request, subdomain);
    const link = /<a[^>]*href="\/about"/;
    expect((await look(request, subdomain)).html).toMatch(link);
    update({ about: about("Since the second boat.", false) });
    expect((await look(request, subdomain)).html).not.toMatch(link);
    expect((await look(request, subdomain, "/about")).status).toBe(404);
  });

  await test.step("an article", async () => {
    await keep(request, subdomain, "/blog");
    await keep(request, subdomain);
    const text = {
      title: "Where herons nest",
      summary: "Upstream.",
      content: "<p>By the weir.</p>",
    };
    const article = {
      slug: "herons",
      image: "/assets/inventory/hotels/old-town-2",
      author: "Ana",
      publishedAt: "2026-03-01T09:00:00Z",
      texts: { en: text },
    };
    runAgencyCommand(["blogs", "set", subdomain, "-"], article);
    expect((await look(request, subdomain, "/blog")).html).toContain("Where herons nest");
    // The first one brings a link into the header of every page.
    expect((await look(request, subdomain)).html).toMatch(/<a[^>]*href="\/blog"/);
    await keep(request, subdomain);
    const next = { ...text, title: "Where herons fish" };
    runAgencyCommand(["blogs", "set", subdomain, "-"], {
      ...article,
      slug: "herons-fish",
      texts: { en: next },
    });
    expect((await look(request, subdomain, "/blog")).html).toContain("Where herons fish");
    await expectKept(request, subdomain);
  });

  await test.step("what is written as it stands: nothing", async () => {
    for (const path of ["/", "/blog"]) await keep(request, subdomain, path);
    update({ agencyName: "Tideway Voyages" });
    for (const path of ["/", "/blog"]) await expectKept(request, subdomain, path);
  });

  await test.step("switched off: at once", async () => {
    await keep(request, subdomain);
    update({ status: "Inactive" });
    expect((await look(request, subdomain)).status).toBe(503);
    await expectKept(request, "voyara");
  });
});

test("only the backend can purge pages", async ({ request }) => {
  await keep(request, "voyara");
  const forged = {
    "Content-Type": "application/json",
    "X-Purge-Signature": `t=${Math.floor(Date.now() / 1000)},v1=${"0".repeat(64)}`,
  };
  for (const headers of [forged, { "Content-Type": "application/json" }])
    expect(
      (
        await requestSite(request, "voyara", "/purges", {
          method: "POST",
          headers,
          data: { tags: ["voyara"] },
        })
      ).status(),
    ).toBe(401);
  await expectKept(request, "voyara");
});
