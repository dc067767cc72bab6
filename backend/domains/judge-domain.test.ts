import type { DomainFinding } from "../db/schema/agency-settings";
import type { DomainTarget } from "./domain-target";
import { judgeDomain } from "./judge-domain";
import { lookUpDomain, type DomainResolver } from "./look-up-domain";

type Answers = Partial<Record<keyof DomainResolver, Record<string, unknown>>>;
const dnsError = (code: string) => Object.assign(new Error(code), { code });
/** Names without an answer don't exist. */
const resolverOf = (answers: Answers) => {
  const answer = (kind: keyof DomainResolver) => (name: string) => {
    const value = answers[kind]?.[name] ?? "ENOTFOUND";
    return typeof value === "string" ? Promise.reject(dnsError(value)) : Promise.resolve(value);
  };
  return {
    resolveTxt: answer("resolveTxt"),
    resolve4: answer("resolve4"),
    resolve6: answer("resolve6"),
    resolveCname: answer("resolveCname"),
  } as unknown as DomainResolver;
};

const domain = "atlas.example";
const proofName = `_site-verify.${domain}`;
const right = [["site-verify=abc"]];
const target: DomainTarget = { ips: ["192.0.2.1", "2001:db8::1"], host: null };
const byHost: DomainTarget = { ips: [], host: "atlas.trips.test" };
const ours = { [domain]: ["192.0.2.1"] };
const none: DomainFinding["proof"] = { found: [], result: "unseen" };
const finding = (
  state: DomainFinding["state"],
  hasServed = state === "serving",
): DomainFinding => ({ state, hasServed, proof: none, address: none });

const judge = async (answers: Answers, at = target, before: DomainFinding | null = null) =>
  judgeDomain(await lookUpDomain(resolverOf(answers), { domain, target: at }), {
    ...{ domain, token: "abc", target: at, before },
  });

const txt = (value: unknown) => ({ resolveTxt: { [proofName]: value } });

test.each<[string, Answers, string, string, string]>([
  ["nothing at all", {}, "claimed", "missing", "missing"],
  ["no TXT record at the name", txt("ENODATA"), "claimed", "missing", "missing"],
  ["a wrong text", txt([["site-verify=abd"]]), "claimed", "wrong", "missing"],
  ["a text that begins right", txt([["site-verify=abcd"]]), "claimed", "wrong", "missing"],
  ["the text in other letters", txt([["SITE-VERIFY=ABC"]]), "claimed", "wrong", "missing"],
  ["the token alone", txt([["abc"]]), "claimed", "wrong", "missing"],
  [
    "a wrong text where the address is right",
    { ...txt([["x"]]), resolve4: ours },
    "claimed",
    "wrong",
    "right",
  ],
  ["the right text alone", txt(right), "verified", "right", "missing"],
  ["the right text in pieces", txt([["site-ver", "ify=abc"]]), "verified", "right", "missing"],
  [
    "the right one of several texts",
    txt([["v=spf1 -all"], ["site-verify=abc"]]),
    "verified",
    "right",
    "missing",
  ],
  [
    "pieces that are several texts",
    txt([["site-ver"], ["ify=abc"]]),
    "claimed",
    "wrong",
    "missing",
  ],
  ["text and address", { ...txt(right), resolve4: ours }, "serving", "right", "right"],
  [
    "an address in another notation",
    { ...txt(right), resolve6: { [domain]: ["2001:0db8:0:0::1"] } },
    "serving",
    "right",
    "right",
  ],
  [
    "another's address",
    { ...txt(right), resolve4: { [domain]: ["198.51.100.7"] } },
    "verified",
    "right",
    "wrong",
  ],
  [
    "another's address beside ours",
    { ...txt(right), resolve4: ours, resolve6: { [domain]: ["2001:db8::9"] } },
    "verified",
    "right",
    "wrong",
  ],
  ["no answer about the text", txt("ETIMEOUT"), "claimed", "failed", "missing"],
  ["a server that fails", txt("ESERVFAIL"), "claimed", "failed", "missing"],
  [
    "no answer about the address",
    { ...txt(right), resolve4: { [domain]: "ETIMEOUT" } },
    "verified",
    "right",
    "failed",
  ],
])("%s", async (_, answers, state, proof, address) => {
  expect(await judge(answers)).toMatchObject({
    ...{ state, proof: { result: proof }, address: { result: address } },
  });
});

test.each<[string, Answers, string]>([
  ["a CNAME to the host", { resolveCname: { [domain]: ["Atlas.Trips.test."] } }, "right"],
  ["its addresses without a CNAME", { resolve4: ours }, "right"],
  ["a CNAME elsewhere", { resolveCname: { [domain]: ["x.test"] } }, "wrong"],
])("leads to a host by %s", async (_, answers, result) => {
  const host = { "atlas.trips.test": ["192.0.2.1"] };
  const resolve4 = { ...answers.resolve4, ...host };
  expect((await judge({ ...txt(right), ...answers, resolve4 }, byHost)).address.result).toBe(
    result,
  );
});

test("where the site's own host is unknown to DNS, the text alone decides", async () => {
  expect((await judge(txt(right), byHost, finding("lost"))).state).toBe("verified");
  expect((await judge(txt(right), byHost, finding("lost", true))).state).toBe("serving");
  expect(await judge({ ...txt(right), resolve4: ours }, byHost)).toMatchObject({
    state: "verified",
    address: { result: "unknown", found: ["A 192.0.2.1"] },
  });
});

test.each<[string, Answers, DomainFinding, string]>([
  ["its text is gone", { resolve4: ours }, finding("serving"), "lost"],
  ["its text is another", { ...txt([["x"]]), resolve4: ours }, finding("verified"), "lost"],
  ["its address is gone", txt(right), finding("serving"), "lost"],
  ["its address has never been there", txt(right), finding("verified"), "verified"],
  ["its text is back, and never led here", txt(right), finding("lost"), "verified"],
  ["all is back", { ...txt(right), resolve4: ours }, finding("lost", true), "serving"],
  ["DNS fails", txt("ESERVFAIL"), finding("serving"), "serving"],
  [
    "DNS fails for its address",
    { ...txt(right), resolve4: { [domain]: "ECONNREFUSED" } },
    finding("serving"),
    "serving",
  ],
])("of a domain that is answered: %s", async (_, answers, before, state) => {
  expect((await judge(answers, target, before)).state).toBe(state);
});

test("keeps little of what others have written", async () => {
  const texts = Array.from({ length: 40 }, (_, index) => [`${index} ${"x".repeat(900)}`]);
  const { proof } = await judge(txt([...texts, ...right]));
  expect(proof.result).toBe("right");
  expect(proof.found).toHaveLength(10);
  expect(proof.found[0]).toBe("site-verify=abc");
  expect(Math.max(...proof.found.map((text) => text.length))).toBe(255);
});

test("keeps nothing that PostgreSQL refuses", async () => {
  const texts = [["a\u0000b\nc"], ["\uD800 😀"], [`${"x".repeat(254)}😀`]];
  expect((await judge(txt(texts))).proof.found).toEqual([
    "a\uFFFDb\uFFFDc",
    "\uFFFD 😀",
    `${"x".repeat(254)}\uFFFD`,
  ]);
});
