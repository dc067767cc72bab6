import fc from "fast-check";
import { resolveTenant } from "./resolve-tenant";

const options = { rootDomain: "trips.test", defaultAgency: "voyara" };
const resolve = (host: string | null | undefined) => resolveTenant(host, options);

test.each([
  ["acme.trips.test", "acme.trips.test", "acme"],
  ["ACME.Trips.TEST", "acme.trips.test", "acme"],
  ["acme.trips.test:3000", "acme.trips.test", "acme"],
  ["acme.trips.test.", "acme.trips.test", "acme"],
  ["acme.trips.test.:80", "acme.trips.test", "acme"],
  ["www.acme.trips.test", "acme.trips.test", "acme"],
  ["a-b-3.trips.test", "a-b-3.trips.test", "a-b-3"],
  ["trips.test", "trips.test", "voyara"],
  ["www.trips.test:443", "trips.test", "voyara"],
  ["acme-travel.com", "acme-travel.com", null],
  ["www.acme-travel.com", "acme-travel.com", null],
  ["xn--bcher-kva.example", "xn--bcher-kva.example", null],
  ["eviltrips.test", "eviltrips.test", null],
])("%s is %s", (header, host, subdomain) => expect(resolve(header)).toEqual({ host, subdomain }));

test.each([
  ["nothing", null],
  ["undefined", undefined],
  ["empty", ""],
  ["a space", " "],
  ["IPv4", "127.0.0.1"],
  ["IPv4 and port", "127.0.0.1:3000"],
  ["IPv4 as one number", "2130706433"],
  ["IPv4 in hex", "0x7f.1"],
  ["a name that ends in a number", "acme.0x7f"],
  ["IPv6", "[::1]:3000"],
  ["bare IPv6", "::1"],
  ["two hosts", "acme.trips.test, beta.trips.test"],
  ["two hosts without a space", "acme.trips.test,beta.trips.test"],
  ["user information", "beta.trips.test@acme.trips.test"],
  ["user and password", "a:b@acme.trips.test"],
  ["a fragment", "acme.trips.test#b"],
  ["a path", "acme.trips.test/beta"],
  ["a backslash", "acme.trips.test\\beta"],
  ["a percent", "%61cme.trips.test"],
  ["a tab", "acme.trips.test\t"],
  ["a leading space", " acme.trips.test"],
  ["a line break", "acme.trips.test\n"],
  ["unicode", "äcme.trips.test"],
  ["a letter that lower-cases to ASCII", "\u212Ampany.trips.test"],
  ["an underscore", "ac_me.trips.test"],
  ["several levels", "a.b.trips.test"],
  ["several levels below www", "www.www.trips.test"],
  ["www twice", "www.www.acme-travel.com"],
  ["a reserved name", "api.trips.test"],
  ["another reserved name", "assets.trips.test"],
  ["the name of our own status pages", "agency-status.trips.test"],
  ["a hyphen first", "-acme.trips.test"],
  ["a hyphen last", "acme-.trips.test"],
  ["an empty label", "acme..trips.test"],
  ["only a dot", "."],
  ["two trailing dots", "acme.trips.test.."],
  ["a leading dot", ".trips.test"],
  ["another single label", "localhost"],
  ["a port that is none", "acme.trips.test:http"],
  ["an empty port", "acme.trips.test:"],
  ["two ports", "acme.trips.test:80:80"],
  ["a label of 64 characters", `${"a".repeat(64)}.trips.test`],
  ["300 characters", `${"a.".repeat(145)}trips.test`],
])("%s belongs to no agency", (_name, header) => expect(resolve(header)).toBeNull());

test("localhost as the root domain", () => {
  const local = { rootDomain: "localhost", defaultAgency: "voyara" };
  expect(resolveTenant("localhost:3000", local)).toEqual({
    host: "localhost",
    subdomain: "voyara",
  });
  expect(resolveTenant("solmar.localhost:3000", local)).toEqual({
    host: "solmar.localhost",
    subdomain: "solmar",
  });
});

const headers = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom(..."abcw.-:1[]@,_ xn\u212A\0".split("")), maxLength: 40 }),
  fc.domain().map((domain) => `WWW.${domain}.:80`),
  fc.webAuthority({
    withIPv4: true,
    withIPv6: true,
    withIPv4Extended: true,
    withPort: true,
    withUserInfo: true,
  }),
);

test("never throws, returns plain host names and is idempotent", () =>
  fc.assert(
    fc.property(headers, (header) => {
      const tenant = resolve(header);
      if (!tenant) return;
      expect(tenant.host).toMatch(/^[a-z0-9.-]{1,253}$/);
      expect(tenant.subdomain ?? "a").toMatch(/^[a-z0-9-]{1,63}$/);
      expect(resolve(tenant.host)).toEqual(tenant);
    }),
    { numRuns: 2_000 },
  ));
