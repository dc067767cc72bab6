import { emailSchema } from "./email";

const read = (address: unknown) => emailSchema.safeParse(address).data ?? null;

test.each([
  ["nina@example.com", "nina@example.com"],
  ["ivan@почта.рф", "ivan@xn--80a1acny.xn--p1ai"],
  ["info@münchen.de", "info@xn--mnchen-3ya.de"],
  ["INFO@MÜNCHEN.DE", "INFO@xn--mnchen-3ya.de"],
  ["a&b@example.com", "a&b@example.com"],
  ["o'brien+trips@example.co.uk", "o'brien+trips@example.co.uk"],
])("%s is %s", (typed, address) => expect(read(typed)).toBe(address));

test.each([
  "иван@example.com",
  "nina",
  "nina@",
  "@example.com",
  "nina@example",
  "nina@exa mple.com",
  "nina@münchen.de/path",
  "nina@münchen.de:80",
  "a@b@münchen.de",
  `${"a".repeat(250)}@münchen.de`,
  "",
  null,
  5,
])("%j is refused", (typed) => expect(read(typed)).toBeNull());
