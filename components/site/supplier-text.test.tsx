import { renderToStaticMarkup } from "react-dom/server";
import { SupplierText } from "./supplier-text";

it.each([
  ["ar", "غرفة مزدوجة", '<bdi lang="ar">غرفة مزدوجة</bdi>'],
  ["no", "Dobbeltrom", '<bdi lang="nb">Dobbeltrom</bdi>'],
  // A name in other letters is no Arabic.
  ["ar", "Miramar & Sons", "<bdi>Miramar &amp; Sons</bdi>"],
  [undefined, "Double room", "<bdi>Double room</bdi>"],
] as const)("marks what a supplier that was asked in %s wrote: %s", (language, text, marked) => {
  expect(renderToStaticMarkup(<SupplierText language={language}>{text}</SupplierText>)).toBe(
    marked,
  );
});
