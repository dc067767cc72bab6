const numberOf = (file) => /(\d{4})_[^/]*$/.exec(file)?.[1];
const listSnapshots = (files) =>
  files.filter((file) => /^backend\/db\/migrations\/meta\/\d{4}_snapshot\.json$/.test(file)).sort();

/** The snapshots that `npm run db:generate` no longer needs: all but the newest. */
export const listOldSnapshots = (files) => listSnapshots(files).slice(0, -1);

/** Findings about snapshots of the schema: there is one, and it is the newest migration's. */
export function checkMigrationSnapshots(files) {
  const migrations = files.filter((file) => /^backend\/db\/migrations\/\d{4}_.*\.sql$/.test(file));
  const newest = numberOf(migrations.sort().at(-1) ?? "");
  const snapshot = listSnapshots(files).at(-1) ?? "";
  return [
    ...listOldSnapshots(files).map((file) => ({
      file,
      line: 1,
      message: "is an old snapshot: delete it, as `npm run db:generate` does",
    })),
    ...(numberOf(snapshot) === newest
      ? []
      : [
          {
            file: `backend/db/migrations/meta/${newest}_snapshot.json`,
            line: 1,
            message: "is missing: write migrations with `npm run db:generate`",
          },
        ]),
  ];
}
