import { carClasses } from "@/lib/api/contract/car-terms";
import { decodeAcriss } from "./decode-acriss";

const classOf = (letters: string) => decodeAcriss(`${letters}MR`)?.class;

test.each([
  ["M", "mini"],
  ["N", "mini"],
  ["E", "economy"],
  ["H", "economy"],
  ["C", "compact"],
  ["D", "compact"],
  ["I", "intermediate"],
  ["J", "intermediate"],
  ["S", "standard"],
  ["R", "standard"],
  ["F", "fullSize"],
  ["G", "fullSize"],
  ["P", "premium"],
  ["U", "premium"],
  ["L", "luxury"],
  ["W", "luxury"],
  ["O", "fullSize"],
  ["X", "standard"],
])("category %s is %s", (category, size) => expect(classOf(`${category}D`)).toBe(size));

test.each("BCDLSEXZY".split(""))("type %s is known by its size", (type) =>
  expect(classOf(`C${type}`)).toBe("compact"),
);

test.each([
  ["W", "wagon"],
  ["F", "suv"],
  ["G", "suv"],
  ["J", "suv"],
  ["P", "suv"],
  ["Q", "suv"],
  ["V", "van"],
  ["M", "van"],
  ["R", "van"],
  ["H", "van"],
  ["K", "van"],
  ["T", "convertible"],
  ["N", "convertible"],
])("type %s is %s, whatever its size", (type, body) =>
  expect([classOf(`M${type}`), classOf(`L${type}`)]).toEqual([body, body]),
);

test.each([
  ["M", "manual", false],
  ["N", "manual", true],
  ["C", "manual", true],
  ["A", "automatic", false],
  ["B", "automatic", true],
  ["D", "automatic", true],
])("gearbox %s is %s, with four-wheel drive: %s", (letter, gearbox, hasFourWheelDrive) =>
  expect(decodeAcriss(`CD${letter}R`)).toMatchObject({ gearbox, hasFourWheelDrive }),
);

test.each([
  ["R", "unspecified", true],
  ["N", "unspecified", false],
  ["D", "diesel", true],
  ["Q", "diesel", false],
  ["H", "hybrid", true],
  ["I", "plugIn", true],
  ["E", "electric", true],
  ["C", "electric", true],
  ["L", "unspecified", true],
  ["S", "unspecified", false],
  ["A", "unspecified", true],
  ["B", "unspecified", false],
  ["M", "unspecified", true],
  ["F", "unspecified", false],
  ["V", "petrol", true],
  ["Z", "petrol", false],
  ["U", "unspecified", true],
  ["X", "unspecified", false],
])("fuel %s is %s, with air conditioning: %s", (letter, fuel, hasAirConditioning) =>
  expect(decodeAcriss(`CDM${letter}`)).toMatchObject({ fuel, hasAirConditioning }),
);

test("every class is some car's", () => {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("");
  const decoded = letters.flatMap((category) =>
    letters.flatMap((type) => decodeAcriss(`${category}${type}MR`)?.class ?? []),
  );
  expect(new Set(decoded)).toEqual(new Set(carClasses));
});

test.each(["", "CDM", "CDMRX", "cdmr", "1DMR", "C-MR", "CDXR", "CDMT", "__proto__", "toString"])(
  "%j is nobody's code",
  (text) => expect(decodeAcriss(text)).toBeNull(),
);
