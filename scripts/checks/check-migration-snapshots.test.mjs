import { checkMigrationSnapshots, listOldSnapshots } from "./check-migration-snapshots.mjs";

const folder = "backend/db/migrations";
const toFiles = (...snapshots) => [
  `${folder}/0000_first.sql`,
  `${folder}/0001_second.sql`,
  `${folder}/meta/_journal.json`,
  ...snapshots.map((number) => `${folder}/meta/${number}_snapshot.json`),
];
const check = (...snapshots) =>
  checkMigrationSnapshots(toFiles(...snapshots)).map(({ file, message }) => `${file} ${message}`);

test("one snapshot, of the newest migration, is enough", () => expect(check("0001")).toEqual([]));

test("an older one beside it is a finding", () =>
  expect(check("0000", "0001")).toEqual([
    expect.stringContaining(`${folder}/meta/0000_snapshot.json is an old snapshot`),
  ]));

test.each([["none"], ["that of an older migration", "0000"]])(
  "%s is a finding",
  (_, ...snapshots) =>
    expect(check(...snapshots)).toEqual([
      expect.stringContaining(`${folder}/meta/0001_snapshot.json is missing`),
    ]),
);

test("all but the newest are old", () =>
  expect(listOldSnapshots(toFiles("0001", "0000"))).toEqual([`${folder}/meta/0000_snapshot.json`]));
