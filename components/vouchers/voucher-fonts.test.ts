import { loadVoucherFonts } from "./voucher-fonts";

it("loads the fonts of a text's letters alone", async () => {
  const { fontFamily } = await loadVoucherFonts("Zoë שרה");
  expect(fontFamily).toEqual(["figtree-latin", "noto-sans-hebrew-hebrew"]);
});

it("takes Chinese characters from Japanese fonts where there are kana", async () => {
  const [plain, kana] = await Promise.all(["田中", "田中さ"].map(loadVoucherFonts));
  expect(plain?.fontFamily.every((family) => family.startsWith("noto-sans-sc"))).toBe(true);
  expect(kana?.fontFamily.every((family) => family.startsWith("noto-sans-jp"))).toBe(true);
});

it("has a sign for every currency's amount", async () => {
  const signs = Intl.supportedValuesOf("currency")
    .map((currency) => (0).toLocaleString("en", { style: "currency", currency }))
    .join("");
  const { printable } = await loadVoucherFonts(signs);
  expect(printable(signs)).not.toMatch(/\?/);
});
