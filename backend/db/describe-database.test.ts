import { resolve } from "node:path";
import { describeDatabase } from "./describe-database";

it.each([
  [
    "postgres://site:hunter2@db.example.com/site?sslmode=require",
    "Postgres db.example.com:5432/site",
  ],
  ["postgresql://site:hunter2@10.0.0.5:6432/other", "Postgres 10.0.0.5:6432/other"],
])("names the location of %s and no secret", (databaseUrl, text) =>
  expect(describeDatabase({ dataDir: "x", databaseUrl })).toBe(text),
);

it("names the data folder independently of the working directory", () =>
  expect(describeDatabase({ dataDir: "./.data" })).toBe(`data folder ${resolve(".data")}`));
