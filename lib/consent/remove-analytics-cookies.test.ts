import { removeAnalyticsCookies } from "./remove-analytics-cookies";

test("removes the providers' cookies in every scope, and no others", () => {
  const written: string[] = [];
  const page = {
    location: { hostname: "shop.acme.com" },
    get cookie() {
      return "_ga=GA1.1; locale=de; _ga_AB12=1; _fbp=fb.1; _gallery=mine";
    },
    set cookie(value: string) {
      written.push(value);
    },
  };
  removeAnalyticsCookies(page);
  expect([...new Set(written.map((each) => each.split("=")[0]))]).toEqual([
    "_ga",
    "_ga_AB12",
    "_fbp",
  ]);
  expect(written.filter((each) => each.startsWith("_ga="))).toEqual([
    "_ga=; Path=/; Max-Age=0",
    "_ga=; Path=/; Max-Age=0; Domain=shop.acme.com",
    "_ga=; Path=/; Max-Age=0; Domain=acme.com",
    "_ga=; Path=/; Max-Age=0; Domain=com",
  ]);
});
