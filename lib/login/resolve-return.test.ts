import { resolveReturn } from "./resolve-return";

it.each([
  ["/booknow/hotels?a=1#b", "/booknow/hotels?a=1#b"],
  ["/es/mytrip/profile", "/es/mytrip/profile"],
  ["/", "/"],
  ["/loginhelp", "/loginhelp"],
  ["/login?redirect=/x", null],
  ["/es/logout", null],
  ["/signup", null],
  ["/sso/start", null],
  ["//evil.test", null],
  [["/a", "/b"], null],
  [undefined, null],
])("%j leads to %j", (asked, target) => expect(resolveReturn(asked)).toBe(target));
