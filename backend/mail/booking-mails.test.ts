import type { AgencyWire } from "@/lib/api/contract/agencies";
import { defaultAgency } from "@/lib/api/contract/default-agency";
import { toFormatLocale } from "@/lib/api/contract/format-locale";
import { languageCodes } from "@/lib/api/contract/languages";
import { calendarDayOfWeek } from "@/lib/dates/calendar-date";
import { formatMoney } from "@/lib/money/format-money";
import { bookingMailKinds, toBookingMail } from "../testing/booking-mail";
import { bookingTextsOf } from "./booking-texts";
import { mailTexts } from "./mail-texts";
import { renderMail } from "./render-mail";

const agency: AgencyWire = {
  ...defaultAgency,
  id: "a",
  agencyName: "Sol",
  subdomain: "sol",
  domains: ["sol.example"],
  status: "Active",
  primaryColor: "#0b6e4f",
};
const { booking } = toBookingMail("bookingConfirmed");
const decode = (html: string) =>
  html.replaceAll("&amp;", "&").replaceAll("&quot;", '"').replaceAll("&#39;", "'");

it.each(languageCodes)(
  "has the code and the link that confirm an order in %s, and no code in its subject",
  (language) => {
    const { to, firstName, booking } = toBookingMail("bookingConfirmed");
    const link = "https://sol.example/confirm-order?order=1&token=2";
    const facts = {
      ...booking,
      reference: null,
      confirmationNumber: null,
      refund: null,
      phone: null,
    };
    const { subject, html, text } = renderMail(agency, {
      kind: "confirmOrder",
      to,
      language,
      firstName,
      code: "048213",
      isPaidLater: false,
      link,
      booking: facts,
    });
    for (const part of [decode(html), text])
      for (const fact of ["048 213", "Miramar & Sons, Lisboa", link]) expect(part).toContain(fact);
    // Subjects are shown on locked telephones, and kept as they are.
    expect(subject).not.toMatch(/048|\{/);
    expect(text).not.toMatch(/\{\w+\}/);
  },
);

it("tells no times of services that are booked by the day", () => {
  const { text } = renderMail(agency, toBookingMail("bookingConfirmed"));
  expect(text).not.toContain("15:00");
});

describe.each(bookingMailKinds)("%s", (kind) => {
  it.each(languageCodes)("says what is booked, when and for how much in %s", (language) => {
    const { subject, html, text } = renderMail(agency, toBookingMail(kind, { language }));
    const locale = toFormatLocale(language);
    const dates = new Intl.DateTimeFormat(locale, calendarDayOfWeek);
    const facts = [
      "V-7K4M2P9C",
      "HCN-88213",
      "Miramar & Sons, Lisboa",
      dates.format(new Date("2026-12-30")),
      dates.format(new Date("2027-01-02")),
      formatMoney({ amount: 124_050, currency: "EUR" }, locale),
      formatMoney({ amount: 100_000, currency: "EUR" }, locale),
      "+351 21 000 0000",
    ];
    for (const part of [decode(html), text]) for (const fact of facts) expect(part).toContain(fact);
    for (const label of Object.values(bookingTextsOf(booking.service, language).bookingFacts))
      expect(text).toContain(`${label}: `);
    expect(subject).toContain("Miramar & Sons");
  });

  it("leads to the booking and its voucher, in the agency's colour", () => {
    const mail = toBookingMail(kind);
    const { html, text } = renderMail(agency, mail);
    for (const link of [mail.manageLink, mail.voucherLink ?? "none"]) {
      expect(decode(html)).toContain(`href="${link}"`);
      expect(text).toContain(link);
    }
    expect(html).toContain("background:#0b6e4f");
    const withoutVoucher = toBookingMail(kind);
    delete withoutVoucher.voucherLink;
    expect(renderMail(agency, withoutVoucher).html).not.toContain("/voucher");
  });

  it("leaves out what nobody knows yet", () => {
    const { html, text } = renderMail(
      agency,
      toBookingMail(kind, {
        booking: {
          ...booking,
          confirmationNumber: null,
          refund: null,
          headline: { ...booking.headline, phone: null },
        },
      }),
    );
    const { confirmationNumber, refund, phone } = bookingTextsOf(
      booking.service,
      "en",
    ).bookingFacts;
    for (const label of [confirmationNumber, refund, phone])
      expect([text.includes(`${label}: `), html.includes(`>${label}<`)]).toEqual([false, false]);
    expect(text).not.toMatch(/null|undefined/);
  });

  it("lets no title make markup, another line or another fact", () => {
    const hostile = `<script>alert(1)</script>\r\nBcc: all@example.com\u2028Total price: $1 {reference}`;
    const { subject, html, text } = renderMail(
      agency,
      toBookingMail(kind, {
        firstName: hostile,
        booking: { ...booking, headline: { ...booking.headline, title: hostile, place: hostile } },
      }),
    );
    expect(html).not.toContain("<script");
    expect(subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
    expect(text).not.toMatch(/^(?:Bcc|Total price: \$1)/m);
    expect(subject).not.toContain("V-7K4M2P9C ");
    expect(text.split("\n")[0]).toBe("Hello,");
  });

  it("keeps numbers and prices left to right in Arabic", () => {
    const { html } = renderMail(agency, toBookingMail(kind, { language: "ar" }));
    expect(html).toContain('<html lang="ar" dir="rtl">');
    for (const code of ["V-7K4M2P9C", "HCN-88213", "+351 21 000 0000"])
      expect(html).toContain(`<bdi dir="ltr">${code}</bdi>`);
    expect(html).toMatch(/<bdi dir="auto">Miramar/);
    expect(html).not.toContain('align="left"');
  });
});

it.each(languageCodes)(
  "says by when a request is answered or paid, in the agency's time zone, in %s",
  (language) => {
    const payLink = "https://sol.example/pay?reference=V-7K4M2P9C&key=k";
    const at = "2026-12-01T22:30:00.000Z";
    const asked = renderMail(
      agency,
      toBookingMail("bookingRequested", {
        language,
        deadline: { of: "answerBy", at, timeZone: "Europe/Lisbon" },
      }),
    );
    const accepted = renderMail(
      agency,
      toBookingMail("bookingAccepted", {
        language,
        payLink,
        deadline: { of: "payBy", at, timeZone: "Europe/Copenhagen" },
      }),
    );
    const { answerBy, payBy } = mailTexts[language].bookingDeadlines;
    expect(asked.text).toMatch(new RegExp(`${answerBy}: .*22[:.]30`));
    expect(accepted.text).toMatch(new RegExp(`${payBy}: .*23[:.]30`));
    expect(decode(accepted.html)).toContain(`href="${payLink}"`);
  },
);

it("tells them all apart", () => {
  const subjects = languageCodes.map(
    (language) =>
      new Set(
        bookingMailKinds.map(
          (kind) => renderMail(agency, toBookingMail(kind, { language })).subject,
        ),
      ).size,
  );
  expect(subjects).toEqual(languageCodes.map(() => bookingMailKinds.length));
});
