/** @jest-environment node */
import { NextRequest } from "next/server";
import { readForm } from "./read-form";

const post = (headers: Record<string, string>) =>
  new NextRequest("http://acme.localhost:3000/send", {
    method: "POST",
    headers: {
      host: "acme.localhost:3000",
      "content-type": "application/x-www-form-urlencoded",
      ...headers,
    },
    body: "a=1&a=2",
  });
const hidden = { origin: "null", "sec-fetch-site": "same-origin" };

test("a page that hides where it is sends its form only where that names its secret", async () => {
  await expect(readForm(post(hidden))).rejects.toThrow("its own site alone");
  expect([...(await readForm(post(hidden), { hasSecret: true }))]).toEqual([
    ["a", "1"],
    ["a", "2"],
  ]);
});

test.each<Record<string, string>>([
  { origin: "null" },
  { origin: "null", "sec-fetch-site": "cross-site" },
  { origin: "http://other.localhost:3000", "sec-fetch-site": "same-site" },
])("no other site sends any: %j", async (headers) =>
  expect(readForm(post(headers), { hasSecret: true })).rejects.toThrow("its own site alone"),
);
