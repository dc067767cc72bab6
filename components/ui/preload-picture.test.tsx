import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { preinit } from "react-dom";
import { renderToPipeableStream } from "react-dom/server";
import { Picture } from "./picture";

function Assets() {
  preinit("/site.css", { as: "style" });
  preinit("/site.js", { as: "script" });
  return null;
}

/** What a page with the picture asks for in the response's Link header and in its head. */
async function renderHead(props: { src: string; isEager?: boolean; isUprightOnPhones?: boolean }) {
  let link = "";
  const output = new PassThrough();
  const { pipe } = renderToPipeableStream(
    <html lang="en">
      <body>
        <Assets />
        <Picture alt="" sizes="50vw" width={480} height={320} {...props} />
      </body>
    </html>,
    {
      onHeaders: (headers) => void (link = headers.Link ?? ""),
      onShellReady: () => void pipe(output),
    },
  );
  const [head = ""] = (await text(output)).split("<body>");
  return { link, head };
}
const src = "/assets/inventory/hotels/old-town-2";

it("asks for the picture of the first view before the style sheet and scripts", async () => {
  const { link, head } = await renderHead({ src, isEager: true });
  expect(head).toContain(
    `<link rel="preload" as="image" type="image/avif" fetchPriority="high" imageSrcSet="${src}-480.avif 480w, ${src}-960.avif 960w" imageSizes="50vw"/>`,
  );
  const [picture, sheet, script] = ['as="image"', "/site.css", "/site.js"].map((each) =>
    head.indexOf(each),
  );
  expect(picture).toBeLessThan(sheet ?? 0);
  expect(sheet).toBeLessThan(script ?? 0);
  expect(link).not.toContain("image");
});

it("asks for the portrait crop of a hero in the headers, of phones only", async () => {
  const hero = "/assets/agencies/voyara/hero";
  const { link, head } = await renderHead({ src: hero, isEager: true, isUprightOnPhones: true });
  expect(link).toContain(
    `<${hero}-upright-800.avif>; rel=preload; as="image"; type="image/avif"; fetchpriority="high"; media="(width < 40rem)"`,
  );
  expect(head).not.toContain('rel="preload" as="image"');
});

it("asks for no other picture", async () => {
  const { link, head } = await renderHead({ src });
  expect(link + head).not.toContain("image/avif");
  const elsewhere = "https://pictures.example/a.jpg";
  expect(Object.values(await renderHead({ src: elsewhere, isEager: true })).join()).toContain(
    elsewhere,
  );
});
