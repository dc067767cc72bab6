import { userFixture } from "@/lib/api/testing/user-fixture";
import { toSsoTarget } from "./sso-target";

it.each([
  ["/about?x=1#y", "", "/about?x=1#y"],
  ["/about?x=1#y", "/es", "/es/about?x=1#y"],
  ["/da/about", "/es", "/da/about"],
  ["/", "/es", "/es"],
  ["/?tab=Hotels", "/es", "/es?tab=Hotels"],
  [null, "/es", "/es"],
  [undefined, "", "/"],
  ["//evil.test", "", "/"],
  ["/\\evil.test", "/es", "/es"],
  ["https://evil.test", "", "/"],
  ["/logout", "", "/"],
  ["/es/logout", "/es", "/es"],
  ["/sso/start", "", "/"],
])("%j with %j is %j", (asked, prefix, target) => {
  expect(toSsoTarget(asked, prefix, userFixture())).toBe(target);
});

it("lands those who work at the agency at their desk", () => {
  const auth = { "/dashboard": { read: true } };
  expect(toSsoTarget(null, "/es", userFixture({ isTravelAgent: true, auth }))).toBe(
    "/es/dashboard",
  );
  const without = userFixture({ isTravelAgent: true, auth: {} });
  expect(toSsoTarget(null, "/es", without)).toBe("/es");
});
