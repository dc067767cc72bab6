import { preinit } from "react-dom";
import { renderToString } from "react-dom/server";
import { Picture } from "./picture";

function Assets() {
  preinit("/site.css", { as: "style" });
  preinit("/site.js", { as: "script" });
  return null;
}

const headOf = (props: { src: string; isEager?: boolean; isUprightOnPhones?: boolean }) => {
  const page = (
    <html lang="en">
      <body>
        <Assets />
        <Picture alt="" sizes="50vw" width={480} height={320} {...props} />
      </body>
    </html>
  );
  return renderToString(page).split("<body>")[0] ?? "";
};
const src = "/assets/inventory/hotels/old-town-2";

it("asks for the picture of the first view before the style sheet and scripts", () => {
  const head = headOf({ src, isEager: true });
  expect(head).toContain(
    `<link rel="preload" as="image" type="image/avif" fetchPriority="high" imageSrcSet="${src}-480.avif 480w, ${src}-960.avif 960w" imageSizes="50vw"/>`,
  );
  const places = ['as="image"', "/site.css", "/site.js"].map((each) => head.indexOf(each));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places[0]).toBeGreaterThan(0);
});

it("asks for the portrait crop of a hero on phones, and for no wide one there", () => {
  const hero = "/assets/agencies/voyara/hero";
  const head = headOf({ src: hero, isEager: true, isUprightOnPhones: true });
  expect(head.match(/<link rel="preload"[^>]*image[^>]*>/g)).toEqual([
    `<link rel="preload" href="${hero}-upright-800.avif" as="image" type="image/avif" fetchPriority="high" media="(width &lt; 40rem)"/>`,
  ]);
});

it("asks for no other picture of ours", () => {
  expect(headOf({ src })).not.toContain("preload");
  expect(headOf({ src: "https://pictures.example/a.jpg", isEager: true })).toContain(
    'href="https://pictures.example/a.jpg"',
  );
});
