/**
 * Draws the demo's images and logos into public/assets, deterministically.
 * `npm run draw -- [kind] [scene]`; kinds: those of the catalogue, agencies, promo, logos and
 * icons.
 */
import path from "node:path";
import { createCanvas } from "./brushes/create-canvas.mjs";
import { catalogue } from "./catalogue.mjs";
import { encodePicture } from "./encode-picture.mjs";
import { writeIcons } from "./logos/write-icons.mjs";
import { writeAgencyLogos, writeRentalLogos } from "./logos/write-logos.mjs";
import { writeShareCard } from "./logos/write-share-card.mjs";
import { heroes } from "./scenes/heroes.mjs";
import { promo } from "./scenes/promo.mjs";

const [onlyKind, onlyScene] = process.argv.slice(2);
const assets = path.resolve(import.meta.dirname, "../public/assets");
const isSelected = (kind, scene) =>
  (!onlyKind || onlyKind === kind) && (!onlyScene || !scene || onlyScene === scene);

function draw(variant, seed) {
  const canvas = createCanvas({ ...variant, seed });
  variant.paint(canvas);
  return canvas;
}

/** What a hotel shows of itself: many pictures, so each in fewer bytes and seconds. */
const ofHouses = { strength: 10, quality: { avif: 45, webp: 50 }, effort: 3, scale: 1.2 };
const encodings = {
  // A place's first picture is what its page's first paint waits for.
  hotels: { strength: 10, quality: { avif: 46, webp: 54 } },
  facades: ofHouses,
  rooms: ofHouses,
  bathrooms: ofHouses,
  lobbies: ofHouses,
  breakfasts: ofHouses,
  pools: ofHouses,
};

async function write(canvas, name, widths, options) {
  const bytes = await encodePicture(canvas, path.join(assets, name), widths, options);
  console.log(`${name}: ${Math.round(bytes / 1024)} kB`);
}

for (const [kind, scenes] of Object.entries(catalogue))
  for (const [scene, variants] of Object.entries(scenes))
    if (isSelected(kind, scene))
      for (const [index, variant] of variants.entries()) {
        const name = `${scene}-${index + 1}`;
        await write(
          draw(variant, `${kind}-${name}`),
          `inventory/${kind}/${name}`,
          [480, 960],
          encodings[kind],
        );
      }

if (isSelected("logos")) {
  await writeAgencyLogos(assets);
  await writeRentalLogos(assets);
}

if (isSelected("icons")) await writeIcons();

for (const [agency, variant] of Object.entries(heroes)) {
  if (!isSelected("agencies", agency)) continue;
  const canvas = draw(variant, `hero-${agency}`);
  await write(canvas, `agencies/${agency}/hero`, [960, 1600, 2400], {
    quality: { avif: 58, webp: 74 },
  });
  // Phones show it in portrait, under a scrim and mostly behind the search panel.
  await write(canvas, `agencies/${agency}/hero-upright`, [800], {
    strength: 8,
    quality: { avif: 40, webp: 54 },
    aspect: 9 / 16,
  });
  await writeShareCard(canvas, agency, path.join(assets, "agencies", agency, "og.jpg"));
}

for (const [name, variant] of Object.entries(promo))
  if (isSelected("promo", name))
    await write(draw(variant, `promo-${name}`), `promo/${name}`, [960, 1600]);
