import { renderToStaticMarkup } from "react-dom/server";
import { LastResort } from "./last-resort.client";

afterEach(() => Reflect.deleteProperty(globalThis, "document"));

const showIn = (lang: string | undefined) => {
  if (lang) Reflect.set(globalThis, "document", { documentElement: { lang } });
  return renderToStaticMarkup(<LastResort error={new Error("layout is broken")} />);
};

test.each([
  [undefined, '<html lang="en" dir="ltr">', "Something went wrong."],
  ["de", '<html lang="de" dir="ltr">', "Etwas ist schiefgelaufen."],
  ["nb", '<html lang="nb" dir="ltr">', "Noe gikk galt."],
  ["ar", '<html lang="ar" dir="rtl">', "حدث خطأ ما."],
  ["xx", '<html lang="en" dir="ltr">', "Something went wrong."],
])("uses the page's language: %s", (lang, html, text) => {
  const markup = showIn(lang);
  expect(markup).toContain(html);
  expect(markup).toMatch(new RegExp(`<h1[^>]*>${text}</h1>`));
  expect(markup).toContain("<button");
  expect(markup).not.toContain("layout is broken");
});
