import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { brands, rentals } from "./brands.mjs";

/**
 * Outlines of open-licensed fonts (Outfit, Fraunces, Josefin Sans, Cormorant Garamond, Figtree,
 * Sora), because an SVG in <img> has no web fonts.
 */
const wordmarks = JSON.parse(await readFile(new URL("wordmarks.json", import.meta.url), "utf8"));
const svg = (width, height, body, label) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${label}">${body}</svg>\n`;
const names = {
  voyara: "Voyara",
  solmar: "Solmar",
  nordlys: "Nordlys",
  harbour: "Harbour &amp; Co",
  dormant: "Dormant",
  kite: "Kite",
  meridian: "Meridian",
  orbit: "Orbit",
  solano: "Solano",
  fable: "Fable",
  juniper: "Juniper",
  lantern: "Lantern",
  pebble: "Pebble",
};

/**
 * Mark and wordmark side by side, 48 high. Without `ground` it follows the viewer's colour scheme.
 */
export function composeLogo(brand, ground) {
  const { text, mark } = brands[brand];
  const word = wordmarks[brand];
  const scale = 0.86;
  const width = Math.ceil(60 + word.width * scale + 2);
  const colour = ground && text[ground === "dark" ? 1 : 0];
  const style = colour
    ? ""
    : `<style>.w{fill:${text[0]}}@media (prefers-color-scheme:dark){.w{fill:${text[1]}}}</style>`;
  const baseline = 24 + (word.capHeight * scale) / 2;
  return svg(
    width,
    48,
    `${style}${mark}<path class="w"${colour ? ` fill="${colour}"` : ""} transform="translate(60 ${baseline.toFixed(1)}) scale(${scale})" d="${word.d}"/>`,
    names[brand],
  );
}

export async function writeAgencyLogos(assets) {
  for (const brand of Object.keys(brands)) {
    const folder = path.join(assets, "agencies", brand);
    await mkdir(folder, { recursive: true });
    const { mark, tile } = brands[brand];
    const icon = svg(48, 48, mark, names[brand]);
    await writeFile(path.join(folder, "logo.svg"), composeLogo(brand));
    await writeFile(path.join(folder, "logo-mobile.svg"), icon);
    await writeFile(path.join(folder, "favicon.svg"), icon);
    await sharp(Buffer.from(icon), { density: 72 })
      .resize(32, 32)
      .png({ compressionLevel: 9 })
      .toFile(path.join(folder, "favicon-32.png"));
    const touch = svg(
      180,
      180,
      `<rect width="180" height="180" fill="${tile}"/><g transform="translate(18 18) scale(3)">${mark}</g>`,
      names[brand],
    );
    await sharp(Buffer.from(touch))
      .png({ compressionLevel: 9, palette: true })
      .toFile(path.join(folder, "favicon-180.png"));
  }
}

export async function writeRentalLogos(assets) {
  const folder = path.join(assets, "inventory", "rental-logos");
  await mkdir(folder, { recursive: true });
  for (const [name, { text, mark }] of Object.entries(rentals)) {
    const word = wordmarks[name];
    const scale = 0.66;
    const width = Math.ceil(14 + 32 + 9 + word.width * scale + 14);
    const body = `<rect width="${width}" height="52" rx="10" fill="#fff"/><g transform="translate(14 10)">${mark}</g><path fill="${text}" transform="translate(55 ${(26 + (word.capHeight * scale) / 2).toFixed(1)}) scale(${scale})" d="${word.d}"/>`;
    await writeFile(path.join(folder, `${name}.svg`), svg(width, 52, body, names[name]));
  }
}
