// Writes backend/exchange-rates/snapshot.json from the newest release of a public-domain data
// package: real market rates with their date.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const file = new URL("../backend/exchange-rates/snapshot.json", import.meta.url);
const folder = mkdtempSync(join(tmpdir(), "rates-"));
try {
  const packed = execFileSync("npm", ["pack", "@fawazahmed0/currency-api", "--silent"], {
    cwd: folder,
    encoding: "utf8",
  }).trim();
  execFileSync("tar", ["xzf", packed, "package/v1/currencies/usd.json"], { cwd: folder });
  const { date, usd } = JSON.parse(
    readFileSync(join(folder, "package/v1/currencies/usd.json"), "utf8"),
  );

  // Units of account have no market; the snapshot's test names a currency in use that is missing.
  const codes = Object.keys(JSON.parse(readFileSync(file, "utf8")).rates).filter(
    (code) => usd[code.toLowerCase()] > 0,
  );

  // Six significant digits are more than any price needs.
  const rates = Object.fromEntries(
    codes.map((code) => [code, Number(usd[code.toLowerCase()].toPrecision(6))]),
  );
  writeFileSync(
    file,
    `${JSON.stringify({ base: "USD", asOf: date, source: "Built-in snapshot of market rates", rates }, null, 2)}\n`,
  );
  console.log(`${codes.length} rates of ${date}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
