import { expect, test } from "playwright/test";
import { demoPassword } from "@/backend/demo/demo-users";
import { openMarkerSite, type MarkerSite } from "./prices/open-marker-site";
import { openVisit, type Answer, type SiteClient } from "./prices/site-client";

test.describe.configure({ timeout: 180_000 });

const newPassword = "meadow-Lamp-41";
const agency = "voyara";
const logIn = (
  visit: SiteClient,
  { role, password = demoPassword }: { role: string; password?: string },
) =>
  visit.write("/api/user/login", {
    body: JSON.stringify({ email: `${role}@${agency}.localhost`, password }),
  });
const lines = (answer: Answer): string[] => [answer.headers["set-cookie"] ?? []].flat();

for (const { scheme, name, attributes } of [
  { scheme: "http", name: "sid", attributes: ["expires", "httponly", "path=/", "samesite=lax"] },
  {
    scheme: "https",
    name: "__Host-sid",
    attributes: ["expires", "httponly", "path=/", "samesite=lax", "secure"],
  },
] as const) {
  test.describe(`where visitors use ${scheme}`, () => {
    let site: MarkerSite;
    test.beforeAll(async () => {
      test.setTimeout(180_000);
      site = await openMarkerSite({ PUBLIC_PROTOCOL: scheme });
    });
    test.afterAll(() => site?.close());
    const open = (at: string = agency) =>
      openVisit({ port: site.port, agency: at, cookieName: name, scheme });

    /** What a cookie grants at the browser API and on a page. */
    async function look(
      token: string,
      at: string = agency,
    ): Promise<[status: number, isKnown: boolean]> {
      const visit = open(at);
      const cookie = { cookie: `${name}=${token}` };
      const [profile, page] = [
        await visit.get("/api/user/profile", cookie),
        await visit.get("/", cookie),
      ];
      expect(page.status).toBe(200);
      return [profile.status, /<html[^>]* data-signed-in/.test(page.text)];
    }
    const signedIn = [200, true];
    const nobody = [401, false];

    test(`the session is ${name}, opaque, and not readable by scripts or other hosts`, async () => {
      const [line = "", ...others] = lines(await logIn(open(), { role: "agent" }));
      // The other one identifies this browser for rate limits, and is equally protected.
      const browser = name.replace("sid", "browser");
      expect(others).toEqual([
        expect.stringMatching(
          new RegExp(
            `^${browser}=[\\w.-]{70,90}; Path=/; Expires=.*; Max-Age=31536000;.* HttpOnly; SameSite=lax$`,
            "i",
          ),
        ),
      ]);
      const [pair = "", ...given] = line.split(/; */);
      expect(pair).toMatch(new RegExp(`^${name}=[\\w-]{43}$`));
      expect(
        given.map((attribute) => attribute.toLowerCase().replace(/^expires=.*/, "expires")).sort(),
      ).toEqual(attributes);
    });

    test("is worthless at another agency, under another name or made up, and replaced with each sign-in", async () => {
      const visit = open();
      await logIn(visit, { role: "agent" });
      const [first = ""] = visit.tokens;
      expect(await look(first)).toEqual(signedIn);
      expect(await look(first, "solmar")).toEqual(nobody);
      expect(await look(first)).toEqual(signedIn);
      expect(await look("x".repeat(43))).toEqual(nobody);
      for (const other of ["access-token", "auth", "sid", "__Host-sid"].filter(
        (each) => each !== name,
      )) {
        expect([
          other,
          (await open().get("/api/user/profile", { cookie: `${other}=${first}` })).status,
        ]).toEqual([other, 401]);
        expect(
          (await open().get("/api/user/profile", { cookie: `${other}=${first}; ${name}=bad` }))
            .status,
        ).toBe(401);
      }
      await logIn(visit, { role: "agent" });
      expect(visit.tokens[1]).not.toBe(first);
      expect([await look(first), await look(visit.tokens[1] ?? "")]).toEqual([nobody, signedIn]);
    });

    test("is invalid after a logout, which removes it from the browser", async () => {
      const visit = open();
      await logIn(visit, { role: "restricted" });
      const [token = ""] = visit.tokens;
      expect(await look(token)).toEqual(signedIn);
      const answer = await visit.write("/api/user/logout");
      const [line = ""] = lines(answer);
      expect([answer.status, line.toLowerCase()]).toEqual([
        200,
        expect.stringMatching(new RegExp(`^${name.toLowerCase()}=; .*expires=thu, 01 jan 1970`)),
      ]);
      expect(await look(token)).toEqual(nobody);
    });

    test("is invalid after a password change, here and on every other device", async () => {
      const [here, there] = [open(), open()];
      await logIn(here, { role: "sales" });
      await logIn(there, { role: "sales" });
      const answer = await here.write("/api/user/change-password", {
        body: JSON.stringify({ currentPassword: demoPassword, password: newPassword }),
      });
      expect(answer.status).toBe(200);
      const [before = "", after = ""] = here.tokens;
      expect(
        await Promise.all([before, there.tokens[0] ?? "", after].map((token) => look(token))),
      ).toEqual([nobody, nobody, signedIn]);
      expect((await logIn(open(), { role: "sales" })).status).toBe(401);
    });
  });
}
