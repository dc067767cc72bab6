import assert from "node:assert/strict";
import { test } from "node:test";
import { createCanvas } from "./brushes/create-canvas.mjs";
import { catalogue } from "./catalogue.mjs";

const draw = (variant) => {
  const canvas = createCanvas({ ...variant, seed: "the same" });
  variant.paint(canvas);
  return canvas.toSvg();
};
const variants = Object.entries(catalogue).flatMap(([kind, scenes]) =>
  Object.entries(scenes).flatMap(([scene, list]) =>
    list.map((variant, index) => [`${kind}/${scene}-${index + 1}`, variant]),
  ),
);

test("an image is the same whatever was drawn before it", () => {
  const names = ["hotels/desert-4", "resorts/jungle-1", "cars/suv-1"];
  const chosen = variants.filter(([name]) => names.includes(name)).map(([, variant]) => variant);
  const forwards = chosen.map(draw);
  const backwards = chosen.toReversed().map(draw).toReversed();
  assert.deepEqual(backwards, forwards);
});

for (const [name, variant] of variants)
  test(`${name} has only numbers where numbers belong`, () =>
    assert.doesNotMatch(draw(variant), /NaN|undefined|Infinity/));
