import fc from "fast-check";
import { wcagContrast } from "culori";
import { languageCodes } from "@/lib/api/contract/languages";
import type { AgencyWire } from "@/lib/api/contract/agencies";
import { defaultAgency } from "@/lib/api/contract/default-agency";
import type { Mail } from "./mail";
import {
  bookingMailKinds,
  saleMailKinds,
  toBookingMail,
  toSaleMail,
} from "../testing/booking-mail";
import { toMailColors } from "./mail-brand";
import { ownBookingTexts } from "./booking-texts";
import { fillText, mailTexts } from "./mail-texts";
import { renderMail } from "./render-mail";

const agency: AgencyWire = {
  ...defaultAgency,
  id: "a",
  subdomain: "sol",
  agencyName: "Sol & <b>Mar</b>",
  domains: ["sol.example"],
  status: "Active",
  languages: ["es", "en", "ar"],
  defaultLanguage: "es",
  contactEmailId: "hola@sol.example",
  contactPhoneNumber: "+52 1",
  displaySupportPhoneFooter: true,
  displayAddressFooter: true,
  addressLine1: "Av. Tulum 240",
  city: "Cancún",
  zipCode: "77500",
};
const link = "https://sol.example/verify?token=a-b_c";
const to = { to: "tessa@example.com", language: "en" } as const;
const ticket = { reference: "S-1", subject: "Window", message: "Line 1\nLine 2", link };
const mails: Mail[] = [
  { ...to, kind: "verifyEmail", firstName: "Tessa", link },
  { ...to, kind: "resetPassword", firstName: "Tessa", link },
  {
    ...to,
    kind: "accountExists",
    firstName: "Tessa",
    logInLink: link,
    resetLink: "https://sol.example/forgotpassword",
  },
  { ...to, kind: "passwordChanged", firstName: "Tessa" },
  {
    ...to,
    kind: "memberInvited",
    firstName: "Tessa",
    from: { name: "Olivia Marsh", email: "olivia@sol.example" },
    link: "https://sol.example/invitation?token=a-b_c",
  },
  { ...to, kind: "domainVerified", firstName: "Tessa", domain: "sol-travel.example", link },
  { ...to, kind: "gatewayChanged", firstName: "Tessa", link },
  { ...to, kind: "webhookStopped", firstName: "Tessa", host: "crm.sol-travel.example", link },
  {
    ...to,
    kind: "accountDeleted",
    firstName: "Tessa",
    left: { standing: ["V-1"], kept: ["V-2", "V-3"], keptUntil: "2036-12-31", erased: [] },
  },
  ...saleMailKinds.map((kind) => toSaleMail(kind)),
  {
    ...to,
    kind: "ticketForAgency",
    ...ticket,
    from: { name: "Tessa L", email: "tessa@example.com" },
  },
  { ...to, kind: "ticketReplied", ...ticket, from: { name: "T", email: "tessa@example.com" } },
  { ...to, kind: "ticketReceived", ...ticket, firstName: "Tessa" },
  { ...to, kind: "ticketAnswered", ...ticket, firstName: "Tessa" },
  ...bookingMailKinds.map((kind) => toBookingMail(kind)),
];
const flatten = (node: object, prefix = ""): [string, string][] =>
  Object.entries(node).flatMap(([key, value]: [string, unknown]) =>
    typeof value === "object" && value !== null
      ? flatten(value, `${prefix}${key}.`)
      : [[prefix + key, String(value)]],
  );
const slots = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([slot]) => slot).sort();

it.each(languageCodes)("has every text with its placeholders in %s", (language) => {
  const [own, english] = [flatten(mailTexts[language]), new Map(flatten(mailTexts.en))];
  expect(own.map(([key]) => key).sort()).toEqual([...english.keys()].sort());
  for (const [key, text] of own)
    expect([key, text.trim() && slots(text)]).toEqual([key, slots(english.get(key) ?? "")]);
});

it.each(
  Object.entries(ownBookingTexts).flatMap(([service, texts]) =>
    languageCodes.map((language) => [service, language, texts] as const),
  ),
)("says only what differs, with the same placeholders: %s in %s", (_, language, texts) => {
  const [own, english] = [flatten(texts[language]), flatten(texts.en)];
  const neutral = new Map(flatten(mailTexts[language]));
  expect(own.length).toBeGreaterThan(0);
  expect(own.map(([key]) => key)).toEqual(english.map(([key]) => key));
  for (const [key, text] of own) {
    expect([key, text.trim() && slots(text)]).toEqual([key, slots(neutral.get(key) ?? "{none}")]);
    expect(text).not.toBe(neutral.get(key));
  }
});

it.each(
  mails.flatMap((mail) =>
    languageCodes.map((language) => [mail.kind, language, { ...mail, language }] as const),
  ),
)("says the same in both parts: %s in %s", (_, language, mail) => {
  const { subject, html, text } = renderMail(agency, mail);
  expect(`${subject}${html}${text}`).not.toMatch(/\{\w+\}|undefined|null|\[object/);
  expect(html).toContain(language === "ar" ? '<html lang="ar" dir="rtl">' : 'dir="ltr">');
  expect(text).toContain("Sol & <b>Mar</b>");
  for (const shown of ["hola@sol.example", "+52 1", "Av. Tulum 240, 77500 Cancún"])
    expect([html.includes(shown), text.includes(shown)]).toEqual([true, true]);
  for (const [href = ""] of html.matchAll(/(?<=href=")[^"]+/g))
    expect(text).toContain(href.replaceAll("&amp;", "&"));
  // Nothing but the agency's own pages: no picture, script or style from anywhere.
  expect(html).not.toMatch(/<(?:img|script|link|style|iframe)|url\(/);
  expect(
    [...html.matchAll(/https?:\/\/[^/"<]+/g)].every(([origin]) =>
      /^https?:\/\/sol\.example$/.test(origin),
    ),
  ).toBe(true);
});

it("escapes all that is data, and lets nothing out of the subject's line", () => {
  const hostile = `"><script>alert(1)</script>\r\nBcc: all@example.com`;
  const { subject, html } = renderMail(agency, {
    ...to,
    kind: "ticketForAgency",
    ...ticket,
    subject: hostile,
    message: hostile,
    from: { name: hostile, email: "x@example.com" },
  });
  expect(html).not.toMatch(/<script|<b>Mar/);
  expect(subject).not.toMatch(/[\r\n]/);
});

it("greets by name, but by no link or sentence that somebody signed a stranger up with", () => {
  const greeted = (firstName: string) =>
    renderMail(agency, { ...to, kind: "verifyEmail", firstName, link }).text.split("\n")[0];
  for (const name of ["Tessa", "José María", "Anne-Lise", "O'Neill", "محمد", "J. R."])
    expect(greeted(name)).toBe(`Hello ${name},`);
  for (const name of [
    "win.example",
    "http://win.example",
    "You won 1000 €! Call +1 555",
    "",
    "x".repeat(60),
  ])
    expect(greeted(name)).toBe("Hello,");
});

it("shows a logo where mail programs can, with the name in its place", () => {
  const [mail] = mails;
  if (!mail) throw new Error("there is a mail");
  const html = (logo: string) => renderMail({ ...agency, logo }, mail).html;
  expect(html("/assets/logo.png")).toContain(
    'src="http://sol.example/assets/logo.png" alt="Sol &amp; &lt;b&gt;Mar',
  );
  expect(html(`/media/${"a".repeat(64)}.webp`)).toContain(
    `src="http://sol.example/media/${"a".repeat(64)}.png"`,
  );
  expect(html("/assets/logo.svg")).not.toContain("<img");
});

it("keeps text on the brand's colour readable, whatever the colour", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
      const { fill, on } = toMailColors(`#${value.toString(16).padStart(6, "0")}`);
      expect(wcagContrast(fill, on)).toBeGreaterThanOrEqual(4.5);
    }),
  );
  expect(toMailColors("#ffe27a")).toEqual({ fill: "#ffe27a", on: "#000000" });
  expect(toMailColors("no colour").on).toBe("#ffffff");
});

it("fills each placeholder once, and none that a value brings along", () => {
  expect(fillText("{a} {b} {c}", { a: "{b}", b: "x" })).toBe("{b} x {c}");
});
