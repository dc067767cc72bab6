import { checkExampleService } from "./check-example-service.mjs";

const folder = "docs/examples/balloon-rides";
const patch = `${folder}/registries.patch`;
const find = (tree, applies = true) =>
  checkExampleService(
    Object.keys(tree),
    (file) => tree[file],
    () => applies,
  ).map(({ file, line, message }) => `${file}:${line} ${message}`);

test("the product has no word of the example's service", () => {
  expect(
    find({
      "lib/api/contract/services.ts": '  id: "hotels",\n  id: "rides",',
      "components/a.tsx": "const RideFields = overrides;\nthe wind overrides it",
      "messages/en.json": '"cars": "Rental cars",\n"rides": "Balloon rides"',
      "backend/services/testing/balloon-rides.ts": "const rides = 1;",
      [`${folder}/lib/rides/ride-facts.ts`]: "rideFacts",
    }),
  ).toEqual([
    `lib/api/contract/services.ts:2 says "rides", a word of ${folder}/`,
    `components/a.tsx:1 says "RideF", a word of ${folder}/`,
    `messages/en.json:2 says "rides", a word of ${folder}/`,
  ]);
});

test("its files are its own, but for texts, and its lines fit the registries", () => {
  const tree = {
    "lib/paths.ts": "",
    "messages/en.json": "{}",
    [`${folder}/lib/paths.ts`]: "",
    [`${folder}/messages/en.json`]: "{}",
    [patch]: "",
  };
  const twice = `lib/paths.ts:1 is a file of ${folder}/, too`;
  expect(find(tree)).toEqual([twice]);
  expect(find(tree, false)).toEqual([
    twice,
    `${patch}:1 no longer applies: fit it to the registries`,
  ]);
});
