import { foldLetters } from "./fold-letters";

it.each([
  ["João Pedroso", "joao pedroso"],
  ["Søren Łukasz Weiß", "soren lukasz weiss"],
  ["ﬁ Ångström H-7K4M", "fi angstrom h-7k4m"],
  ["أحمد مُحمّد", "احمد محمد"],
  ["Nguyễn Thị Đào", "nguyen thi dao"],
])("finds %s by %s", (name, folded) => expect(foldLetters(name)).toBe(folded));
