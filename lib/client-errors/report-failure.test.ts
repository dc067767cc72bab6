/** @jest-environment jsdom */
import { reportFailure } from "./report-failure";

const failure = { kind: "own", name: "Error", message: "x", request: null, stack: "" } as const;

test.each([
  ["/find-booking?reference=H-7K4M2P9C&key=secret", "/find-booking"],
  ["/es/sandbox-payment/Zm9vYmFyYmF6cXV4cXV1eA", "/es/sandbox-payment/…"],
])("reports %s as %s: without secrets", (address, path) => {
  const sent: { path: string }[] = [];
  globalThis.fetch = (async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body) as { path: string });
    return undefined as unknown as Response;
  }) as unknown as typeof fetch;
  history.replaceState(null, "", address);
  reportFailure({ ...failure, message: address });
  expect(sent.map((report) => report.path)).toEqual([path]);
});
