import { isDocumentName } from "@/lib/api/contract/document-name";
import { toDocumentName } from "./to-document-name";

test.each([
  "Ana",
  "O'Brien",
  "Łukasz Żółć",
  "Jean-Luc",
  "Søren",
  "Müller",
  "Ñuñez",
  "Nguyễn",
  "Ștefan",
])("%j is written as it is", (name) => {
  expect(isDocumentName(name)).toBe(true);
  expect(toDocumentName(name)).toBe(name);
});

test.each([
  ["Æsa Þórsdóttir", "Aesa Thórsdóttir"],
  ["GUÐRÚN ÆSA", "GUDRÚN AESA"],
  ["Cœur", "Coeur"],
  ["Ẹ\u0301niọlá Œ", "Ẹniọlá Oe"],
  ["O’Brien Jr.", "O'Brien Jr"],
  ["Жанна Щукина", "Zhanna Shchukina"],
  ["ЖАННА", "ZHANNA"],
  ["Юлія", "Iuliia"],
  ["Сергей", "Sergei"],
  ["Παπαδόπουλος", "Papadopoulos"],
  ["ΠΑΠΑΔΟΠΟΥΛΟΥ", "PAPADOPOULOU"],
])("%s is proposed as %s, which can be written", (name, proposed) => {
  expect(isDocumentName(name)).toBe(false);
  expect(toDocumentName(name)).toBe(proposed);
  expect(isDocumentName(proposed)).toBe(true);
});

test.each(["محمد", "王伟", "דוד", "Ana 2", "<b>", "-"])("of %s nothing is proposed", (name) => {
  expect(isDocumentName(name)).toBe(false);
  expect(toDocumentName(name)).toBeNull();
});

test("one that is too long is proposed, too: letters come before length", () => {
  expect(toDocumentName("Александра-Маргарита")).toBe("Aleksandra-Margarita");
  expect(toDocumentName("Александра-Маргарита Елизавета")).toBe("Aleksandra-Margarita Elizaveta");
});
