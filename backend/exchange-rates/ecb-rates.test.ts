import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createEcbRates, type EcbRates } from "./ecb-rates";
import { snapshotRates } from "./snapshot-rates";

const file = (cubes: string, time = "2026-11-20") => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
  <gesmes:subject>Reference rates</gesmes:subject>
  <gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender>
  <Cube><Cube time='${time}'>${cubes}</Cube></Cube>
</gesmes:Envelope>`;
const cube = (currency: string, rate: string) => `<Cube currency='${currency}' rate='${rate}'/>`;
const good = file(cube("USD", "1.25") + cube("JPY", "180") + cube("GBP", "0.85"));

let server: Server;
let answer: RequestListener;
let url: string;
let lines: string[];
const opened: EcbRates[] = [];

beforeAll(async () => {
  server = createServer({ keepAliveTimeout: 0 }, (request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/eurofxref-daily.xml`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  lines = [];
});
afterEach(() => opened.splice(0).forEach((rates) => rates.stop()));

async function open(
  options: { deadlineMs?: number; maxBytes?: number; onChange?: () => void } = {},
) {
  const rates = createEcbRates({
    url,
    fallback: snapshotRates,
    log: (line) => lines.push(line),
    ...options,
  });
  opened.push(rates);
  await rates.refresh();
  return rates;
}
const send =
  (body: string, status = 200, type = "text/xml"): RequestListener =>
  (_, response) =>
    void response.writeHead(status, { "content-type": type }).end(body);

test("converts the euro's rates to the dollar, and keeps the fallback for missing ones", async () => {
  answer = send(good);
  const { asOf, source, rates } = (await open()).getRates();
  expect({ asOf, USD: rates.USD, EUR: rates.EUR, JPY: rates.JPY, GBP: rates.GBP }).toEqual({
    asOf: "2026-11-20",
    USD: 1,
    EUR: 0.8,
    JPY: 144,
    GBP: 0.68,
  });
  expect(rates.AED).toBe(snapshotRates.rates.AED);
  expect(source).toContain("European Central Bank");
  expect(lines).toEqual([]);
});

test("reports a change of rates, and only a change", async () => {
  answer = send(good);
  const onChange = jest.fn();
  const rates = await open({ onChange });
  await rates.refresh();
  expect(onChange).toHaveBeenCalledTimes(1);
  answer = send(good.replace("1.25", "1.26"));
  await rates.refresh();
  expect(onChange).toHaveBeenCalledTimes(2);
  answer = send("", 500);
  await rates.refresh();
  expect(onChange).toHaveBeenCalledTimes(2);
});

test.each([
  ["truncated XML", send(good.slice(0, -40))],
  ["XML cut off between two currencies", send(good.slice(0, good.indexOf("<Cube currency='GBP'")))],
  ["an attribute without its quote", send(good.replace("rate='180'", "rate='180"))],
  ["a tag that closes nothing", send(good.replace("<Cube><Cube time", "</Cube><Cube time"))],
  [
    "a page instead of a file",
    send("<!doctype html><title>Login</title><p>Welcome", 200, "text/html"),
  ],
  ["well-formed XHTML", send("<html><body/></html>", 200, "text/html")],
  ["nothing", send("")],
  ["an error", send("<oops/>", 500)],
  ["a negative rate", send(file(cube("USD", "1.25") + cube("JPY", "-180")))],
  ["zero", send(file(cube("USD", "1.25") + cube("JPY", "0")))],
  ["no number", send(file(cube("USD", "1.25") + cube("JPY", "N/A")))],
  ["an infinite rate", send(file(cube("USD", "1.25") + cube("JPY", "1e999")))],
  ["no dollar", send(file(cube("JPY", "180")))],
  ["no rates", send(file(""))],
  ["no date", send(file(cube("USD", "1.25"), "yesterday"))],
  ["a currency that is none", send(file(cube("USD", "1.25") + cube("__proto__", "1")))],
  [
    "an expanding document type",
    send(good.replace("?>", '?><!DOCTYPE x [<!ENTITY a "1.25">]>').replace("'1.25'", "'&a;'")),
  ],
  [
    "a redirect",
    (_, response) => void response.writeHead(302, { location: "http://127.0.0.1:1/" }).end(),
  ],
] satisfies [string, RequestListener][])(
  "%s changes nothing and logs one line",
  async (_, listener) => {
    answer = send(good);
    const rates = await open();
    const before = rates.getRates();
    answer = listener;
    await rates.refresh();
    expect(rates.getRates()).toBe(before);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^Exchange rates of 2026-11-20 stay: http:\/\/127\.0\.0\.1:\d+ \S/);
    expect(lines[0]).not.toContain("\n");
  },
);

test("an endless body is cut", async () => {
  let isClosed: Promise<unknown> = Promise.resolve();
  answer = (_, response) => {
    isClosed = new Promise((resolve) => response.once("close", resolve));
    const fill = () => {
      while (!response.destroyed && response.write("x".repeat(10_000)));
    };
    response.on("drain", fill);
    fill();
  };
  const rates = await open({ maxBytes: 50_000 });
  await isClosed;
  expect(rates.getRates()).toBe(snapshotRates);
  expect(lines.at(-1)).toContain("50000");
});

test("a response that never arrives ends at the deadline", async () => {
  answer = () => undefined;
  expect((await open({ deadlineMs: 50 })).getRates()).toBe(snapshotRates);
  expect(lines.at(-1)).toContain("timeout");
});
