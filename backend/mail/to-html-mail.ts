import { html } from "hono/html";
import { isRightToLeft, toLanguageTag, type LanguageCode } from "@/lib/api/contract/languages";
import { fillText, mailTexts } from "./mail-texts";
import type { MailBrand } from "./mail-brand";
import type { MailContent } from "./mail-content";

const font =
  "font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','Noto Sans Arabic',Arial,sans-serif";
const [ink, muted, canvas, surface, line] = ["#12161d", "#4b5563", "#f3f4f6", "#ffffff", "#d7dbe0"];
const paragraph = `margin:0 0 16px;font-size:16px;line-height:1.55;color:${ink}`;
const cell = `padding:9px 0;border-bottom:1px solid ${line};font-size:15px;line-height:1.4;vertical-align:top`;
const small = `margin:0 0 12px;font-size:14px;line-height:1.5;color:${muted}`;

/**
 * Mail programs know tables and style attributes for sure, and little more. The tag escapes all
 * that is put in.
 */
export function toHtmlMail(
  { subject, preheader, greeting, text, quote, facts, button, second, note }: MailContent,
  { fill, on, name, logo, contacts, address }: MailBrand,
  language: LanguageCode,
): string {
  const texts = mailTexts[language];
  const start = isRightToLeft(language) ? "right" : "left";
  const link = (href: string) =>
    html`<a href="${href}" dir="ltr" style="color:${ink};word-break:break-all">${href}</a>`;
  const page = html`<!doctype html>
    <html lang="${toLanguageTag(language)}" dir="${isRightToLeft(language) ? "rtl" : "ltr"}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light" />
        <title>${subject}</title>
      </head>
      <body style="margin:0;padding:0;background:${canvas};${font}">
        <div style="display:none;max-height:0;overflow:hidden">${preheader}</div>
        <table
          role="presentation"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          style="background:${canvas}"
        >
          <tr>
            <td align="center" style="padding:24px 12px">
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                style="max-width:560px;background:${surface};border:1px solid ${line};border-radius:12px;${font}"
              >
                <tr>
                  <td
                    style="padding:18px 28px;background:${fill};border-radius:11px 11px 0 0;font-size:20px;font-weight:700;color:${on}"
                  >
                    ${logo ? html`<img src="${logo}" alt="${name}" height="36" style="display:block;height:36px;max-width:220px;color:${on}" />` : name}
                  </td>
                </tr>
                <tr>
                  <td style="padding:28px 28px 12px">
                    <h1 style="margin:0 0 18px;font-size:22px;line-height:1.3;color:${ink}">
                      ${subject}
                    </h1>
                    ${greeting && html`<p style="${paragraph}">${greeting}</p>`}
                    <p style="${paragraph}">${text}</p>
                    ${
                      quote &&
                      html`<blockquote
                        dir="auto"
                        style="margin:0 0 16px;padding:12px 16px;background:${canvas};border-radius:8px;font-size:15px;line-height:1.55;color:${ink}"
                      >
                        <strong>${quote.title}</strong
                        ><br /><br />${quote.message.split(/\r?\n/).map((row) => html`${row}<br />`)}
                      </blockquote>`
                    }
                    ${
                      facts &&
                      html`<table
                        width="100%"
                        cellpadding="0"
                        cellspacing="0"
                        style="margin:0 0 20px;border-top:1px solid ${line}"
                      >
                        ${facts.map(
                          ({ label, value, isCode }) =>
                            html`<tr>
                              <th
                                scope="row"
                                align="${start}"
                                style="${cell};width:42%;font-weight:400;color:${muted}"
                              >
                                ${label}
                              </th>
                              <td align="${start}" style="${cell};font-weight:600;color:${ink}">
                                <bdi dir="${isCode ? "ltr" : "auto"}">${value}</bdi>
                              </td>
                            </tr>`,
                        )}
                      </table>`
                    }
                    ${
                      button &&
                      html`<table
                          role="presentation"
                          cellpadding="0"
                          cellspacing="0"
                          style="margin:8px 0 24px"
                        >
                          <tr>
                            <td style="background:${fill};border-radius:8px">
                              <a
                                href="${button.link}"
                                style="display:inline-block;padding:13px 24px;font-size:16px;font-weight:600;color:${on};text-decoration:none"
                                >${button.label}</a
                              >
                            </td>
                          </tr>
                        </table>
                        <p style="${small}">${texts.linkHint}<br />${link(button.link)}</p>`
                    }
                    ${second && html`<p style="${small}">${second.text}<br />${link(second.link)}</p>`}
                    ${note && html`<p style="${small}">${note}</p>`}
                  </td>
                </tr>
                <tr>
                  <td style="padding:16px 28px 20px;border-top:1px solid ${line}">
                    ${contacts.length > 0 && html`<p style="${small}">${texts.contact}<br /><bdi>${contacts.join(" · ")}</bdi></p>`}
                    <p style="${small}">
                      <strong>${name}</strong>${address && html`<br />${address}`}
                    </p>
                    <p style="${small}">${fillText(texts.sentBy, { agency: name })}</p>
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`;
  if (page instanceof Promise) throw new Error("A mail is made of texts that are there");
  return page.toString();
}
