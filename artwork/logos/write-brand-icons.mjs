import { writeFile } from "node:fs/promises";
import path from "node:path";
import * as icons from "@fortawesome/free-brands-svg-icons";

/** Our names of the brands, and those of Font Awesome. */
export const brandIcons = {
  amex: icons.faCcAmex,
  bitcoin: icons.faBitcoin,
  discord: icons.faDiscord,
  discover: icons.faCcDiscover,
  facebook: icons.faFacebookF,
  instagram: icons.faInstagram,
  linkedin: icons.faLinkedinIn,
  mastercard: icons.faCcMastercard,
  tiktok: icons.faTiktok,
  visa: icons.faCcVisa,
  x: icons.faXTwitter,
  youtube: icons.faYoutube,
};

/** All brands in one file, for `<use>`; the boxes they are drawn in are `BrandIcon`'s. */
export const composeBrandIcons = () =>
  `<svg xmlns="http://www.w3.org/2000/svg">\n${Object.entries(brandIcons)
    .map(([name, { icon }]) => `<path id="${name}" d="${[icon[4]].flat().join(" ")}"/>\n`)
    .join("")}</svg>\n`;

export const writeBrandIcons = (assets) =>
  writeFile(path.join(assets, "brands.svg"), composeBrandIcons());
