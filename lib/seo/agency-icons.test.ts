import { existsSync } from "node:fs";
import { agencyIcons } from "./agency-icons";

test("our own favicon comes with PNGs for phones", () => {
  const { icon, apple } = agencyIcons("/assets/agencies/voyara/favicon.svg");
  expect(apple).toEqual([
    { url: "/assets/agencies/voyara/favicon-180.png", type: "image/png", sizes: "180x180" },
  ]);
  for (const { url } of [...icon, ...apple])
    expect([url, existsSync(`public${url}`)]).toEqual([url, true]);
});

test("an external one comes alone", () => {
  expect(agencyIcons("https://cdn.test/a.svg")).toEqual({
    icon: [{ url: "https://cdn.test/a.svg", type: "image/svg+xml" }],
    apple: [],
  });
  expect(agencyIcons("https://cdn.test/a.png").apple).toEqual([{ url: "https://cdn.test/a.png" }]);
  expect(agencyIcons(null)).toEqual({ icon: [], apple: [] });
});

test("an uploaded one is a PNG, which phones and all browsers take", () => {
  const png = { url: `/media/${"a".repeat(64)}.png`, type: "image/png" };
  expect(agencyIcons(`/media/${"a".repeat(64)}.webp`)).toEqual({ icon: [png], apple: [png] });
});
