import * as fc from "fast-check";
import { resolveBrowserPath } from "./browser-endpoints";

test("allows what the contract marks, under the contract's paths", () => {
  expect(resolveBrowserPath("/api/user/login")?.methods).toHaveProperty("POST");
  expect(resolveBrowserPath("/api/resort/deals")?.methods).toHaveProperty("POST");
  expect(resolveBrowserPath("/api/flight/airports")?.methods).toHaveProperty("GET");
});

test("a call that is a GET upstream is only a POST in the browser", () => {
  const { methods = {}, params } = resolveBrowserPath("/api/user/changeLanguage/es") ?? {};
  expect([Object.keys(methods), methods.POST?.method, params]).toEqual([
    ["POST"],
    "get",
    { language: "es" },
  ]);
});

test.each([
  "/api/agency",
  "/api/agency/navigations",
  "/api/getCurrentPaymentGateway",
  "/api/operator/agencies",
  "/deals",
  "/api/openapi.json",
  "/api/short-links/abcdefghijklmnopqrstuv",
])("%s is not available to browsers", (path) => expect(resolveBrowserPath(path)).toBeNull());

test.each([
  "/api/user/changeLanguage",
  "/api/user/changeLanguage/",
  "/api/user/changeLanguage//",
  "/api/user/changeLanguage/es/",
  "/api/user//es",
  "/api/user/changeLanguage/.",
  "/api/user/changeLanguage/..",
  "/api/user/changeLanguage/.es",
  "/api/user/changeLanguage/%65s",
  "/api/user/changeLanguage/%2e%2e",
  "/api/user/changeLanguage/es%2F..%2Flogout",
  "/api/user/changeLanguage/es%00",
  "/api/user/changeLanguage/es;a=b",
  "/api/user/changeLanguage/es\\logout",
  "/api/user/changeLanguage/{language}",
  "/api/user/changelanguage/es",
  "//api/user/changeLanguage/es",
])("%s matches no call", (path) => expect(resolveBrowserPath(path)).toBeNull());

test("a path parameter always stays one plain segment", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webPath(), fc.stringMatching(/^[\w.%/~-]+$/)), (text) => {
      const { params } = resolveBrowserPath(`/api/user/changeLanguage/${text}`) ?? {};
      if (!params) return;
      expect(params).toEqual({ language: text });
      expect(new URL(`/a/${text}/b`, "http://api.test").pathname).toBe(`/a/${text}/b`);
      expect(decodeURIComponent(text)).toBe(text);
    }),
  );
});
