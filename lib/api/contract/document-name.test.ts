import { isDocumentName } from "./document-name";

test.each(["Ana", "José María", "O’Neill", "Jean-Luc", "Şükrü", "Łukasz", "A", "Jose\u0301"])(
  "%s can be on a ticket",
  (name) => {
    expect(isDocumentName(name)).toBe(true);
  },
);

test.each(["Нина", "نينا", "Ægir", "Þór", "Guðrún", "Ana 2", "J.", "-", "", "Nina/Mr"])(
  "%s can't",
  (name) => {
    expect(isDocumentName(name)).toBe(false);
  },
);
