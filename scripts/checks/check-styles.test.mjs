import { checkStyles } from "./check-styles.mjs";

const check = (text, file = "components/ui/badge.tsx") => checkStyles([file], () => text);

test.each([
  '<p className="bg-brand text-on-brand ps-2 me-4 start-0 text-start rounded-s-card border-e" />',
  '<a href="#content">',
  '<img className="object-left rtl:object-right" />',
  'const side = isOpen ? "left" : "right";',
  "// #ff0000 is what painters call red",
  '<p className="from-brand-tint border-transparent fill-current" />',
])("accepts %s", (line) => expect(check(line)).toEqual([]));

test.each([
  ['<p className="bg-red-500" />', "bg-red-500"],
  ['<p className="hover:text-white" />', "text-white"],
  ['<p className="bg-black/50" />', "bg-black"],
  ['<p className="bg-[#2c7be5]" />', "#2c7be5"],
  ['const color = "#abc";', "#abc"],
  ["const shade = `rgb(0 0 0 / 50%)`;", "rgb("],
  ['<p className="ml-2" />', "ml-2"],
  ['<p className="md:-mr-4" />', "-mr-4"],
  ['<p className="absolute left-0" />', "left-0"],
  ['<p className="text-right" />', "text-right"],
  ['<p className="border-l" />', "border-l"],
  ['<p className="rounded-tl-card" />', "rounded-tl-card"],
])("rejects %s", (line, found) =>
  expect(check(`// first line\n${line}`)).toEqual([
    expect.objectContaining({ line: 2, message: expect.stringContaining(`"${found}"`) }),
  ]),
);

test("checks only components and pages", () => {
  expect(check('"#fff"', "lib/tenant/theme.ts")).toEqual([]);
  expect(check('"#fff"', "components/ui/badge.test.tsx")).toEqual([]);
});
