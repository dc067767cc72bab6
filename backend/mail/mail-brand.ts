import { clampChroma, converter, formatHex, parseHex, wcagContrast } from "culori";
import type { AgencyWire } from "@/lib/api/contract/agencies";
import { findPicturePng } from "@/lib/api/contract/picture-files";
import { defaultAgency } from "@/lib/api/contract/default-agency";
import { toSiteUrl } from "./site-url";

const toOklch = converter("oklch");
const white = "#ffffff";
/** WCAG 2.2 AA for text. */
const minimumText = 4.5;
/** As on the site: such a colour gives way a little, so that white stays its text. */
const almostReadable = 3.5;

/**
 * The agency's colour as a fill with a text on it that passes WCAG AA; one of black and white
 * always does.
 */
export function toMailColors(primaryColor: string): { fill: string; on: string } {
  const primary = formatHex(parseHex(primaryColor)) ?? defaultAgency.primaryColor;
  if (wcagContrast(white, primary) < almostReadable) return { fill: primary, on: "#000000" };
  const color = toOklch(parseHex(primary));
  let fill = primary;
  for (let l = color?.l ?? 0; color && l > 0 && wcagContrast(white, fill) < minimumText; l -= 0.01)
    fill = formatHex(clampChroma({ ...color, l }, "oklch"));
  return { fill, on: white };
}

/**
 * Only pictures that mail programs show: hardly any shows an SVG, so the name stands in for one. An
 * uploaded one is a PNG here, because Outlook shows no WebP.
 */
function toMailLogo(agency: AgencyWire): string | null {
  const logo = findPicturePng(agency.logo ?? "") ?? agency.logo;
  if (!logo || !/\.(?:png|jpe?g|gif)$/i.test(logo)) return null;
  return logo.startsWith("/")
    ? toSiteUrl(agency, logo as `/${string}`, { language: agency.defaultLanguage })
    : logo;
}

/**
 * What of an agency shows in its mails; the address only where the agency shows it in its footer.
 */
export function toMailBrand(agency: AgencyWire) {
  const {
    agencyName: name,
    contactEmailId,
    contactPhoneNumber,
    displaySupportPhoneFooter,
    displayAddressFooter,
  } = agency;
  const { addressLine1, zipCode, city, state, country } = agency;
  const isFilled = (part: string | null): part is string => Boolean(part?.trim());
  return {
    ...toMailColors(agency.primaryColor),
    name,
    logo: toMailLogo(agency),
    contacts: [contactEmailId, displaySupportPhoneFooter ? contactPhoneNumber : null].filter(
      isFilled,
    ),
    address: displayAddressFooter
      ? [addressLine1, [zipCode, city].filter(isFilled).join(" "), state, country]
          .filter(isFilled)
          .join(", ")
      : "",
  };
}
export type MailBrand = ReturnType<typeof toMailBrand>;
