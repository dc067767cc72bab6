/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ReactElement } from "react";
import en from "@/messages/en.json";
import { CancellationText } from "./cancellation-text";
import { CancellationTimeline } from "./cancellation-timeline";

const now = new Date("2026-11-21T12:00:00Z");
const cancellation = {
  zone: "Europe/Lisbon",
  steps: [
    {
      before: "2026-12-03T18:00:00Z",
      refundPercentage: 100,
      refund: { amount: 24_000, currency: "USD" },
    },
    {
      before: "2026-12-05T14:00:00Z",
      refundPercentage: 50,
      refund: { amount: 12_000, currency: "USD" },
    },
  ],
};
const show = (element: ReactElement) =>
  render(
    <NextIntlClientProvider locale="en" messages={en}>
      {element}
    </NextIntlClientProvider>,
  );
const viewedFrom = (timeZone: string) => {
  const options = { ...Intl.DateTimeFormat().resolvedOptions(), timeZone };
  jest.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValue(options);
};
const items = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

afterEach(() => jest.restoreAllMocks());

it("tells each period in the property's time with what comes back", () => {
  viewedFrom("Europe/Lisbon");
  show(<CancellationTimeline service="hotels" cancellation={cancellation} now={now} />);
  expect(items()).toEqual([
    "$240 back until Dec 03, 2026, 18:00 (Lisbon time)",
    "$120 back until Dec 05, 2026, 14:00 (Lisbon time)",
    "Nothing back after that",
  ]);
});

it("adds the viewer's time where it is another", () => {
  viewedFrom("Asia/Tokyo");
  show(<CancellationTimeline service="hotels" cancellation={cancellation} now={now} />);
  expect(items()[0]).toBe(
    "$240 back until Dec 03, 2026, 18:00 (Lisbon time)Your time: Dec 04, 2026, 03:00",
  );
});

it("leaves out what is over, and the amounts a viewer isn't told", () => {
  viewedFrom("Europe/Lisbon");
  show(
    <CancellationTimeline
      service="hotels"
      cancellation={{
        ...cancellation,
        steps: cancellation.steps.map(({ before, refundPercentage }) => ({
          before,
          refundPercentage,
        })),
      }}
      now={new Date("2026-12-04T00:00:00Z")}
    />,
  );
  expect(items()).toEqual([
    "50% back until Dec 05, 2026, 14:00 (Lisbon time)",
    "Nothing back after that",
  ]);
});

it.each<[string, Parameters<typeof CancellationText>[0]["cancellation"]["steps"], string[]]>([
  [
    "its amount",
    [
      {
        before: "2026-12-03T18:00:00Z",
        keep: { amount: 16_000, currency: "USD" },
        refund: { amount: 8_000, currency: "USD" },
      },
    ],
    [
      "$80 back until Dec 03, 2026, 18:00 (Lisbon time)",
      "Nothing back after that",
      "Part of it back until Dec 03, 2026, 18:00 (Lisbon time)",
    ],
  ],
  [
    "that it is a part where a viewer isn't told",
    [{ before: "2026-12-03T18:00:00Z", keep: null }],
    [
      "Part of it back until Dec 03, 2026, 18:00 (Lisbon time)",
      "Nothing back after that",
      "Part of it back until Dec 03, 2026, 18:00 (Lisbon time)",
    ],
  ],
  [
    "nothing where the penalty is all that was paid",
    [
      {
        before: "2026-12-03T18:00:00Z",
        keep: { amount: 16_000, currency: "USD" },
        refund: { amount: 0, currency: "USD" },
      },
    ],
    ["Non-refundable", "Non-refundable"],
  ],
])("tells of what comes back but a penalty %s", (_, steps, texts) => {
  viewedFrom("Europe/Lisbon");
  show(
    <CancellationTimeline service="hotels" cancellation={{ ...cancellation, steps }} now={now} />,
  );
  const periods = items();
  const { container } = show(
    <CancellationText cancellation={{ ...cancellation, steps }} now={now} />,
  );
  expect([...periods, container.textContent]).toEqual(texts);
});

it.each([
  [0, ["The property may charge for cancelling"]],
  [
    1,
    [
      "Free cancellation until Dec 03, 2026, 18:00 (Lisbon time)",
      "After that: The property may charge for cancelling",
    ],
  ],
])("promises no money back where none is paid now: %d periods", (count, texts) => {
  viewedFrom("Europe/Lisbon");
  show(
    <CancellationTimeline
      service="hotels"
      cancellation={{ ...cancellation, steps: cancellation.steps.slice(0, count) }}
      isPaidOnSite
      now={now}
    />,
  );
  expect(items()).toEqual(texts);
});

it("names the day before where a deadline is midnight", () => {
  viewedFrom("Europe/Lisbon");
  show(
    <CancellationTimeline
      service="hotels"
      cancellation={{
        zone: "Europe/Lisbon",
        steps: [{ before: "2026-12-04T00:00:00Z", refundPercentage: 100 }],
      }}
      now={now}
    />,
  );
  expect(items()[0]).toBe("Everything back until Dec 03, 2026, 23:59 (Lisbon time)");
});

it("names the same minute on the viewer's clock where a deadline is midnight", () => {
  viewedFrom("Asia/Tokyo");
  show(
    <CancellationTimeline
      service="hotels"
      cancellation={{
        zone: "Europe/Lisbon",
        steps: [{ before: "2026-12-04T00:00:00Z", refundPercentage: 100 }],
      }}
      now={now}
    />,
  );
  expect(items()[0]).toMatch(/23:59 \(Lisbon time\)Your time: Dec 04, 2026, 08:59$/);
});

it.each([
  ["Free cancellation until Dec 03, 2026, 18:00", "2026-11-21T12:00:00Z"],
  ["50% back until Dec 05, 2026, 14:00", "2026-12-03T18:00:00Z"],
  ["Non-refundable", "2026-12-05T14:00:00Z"],
])("says in one line: %s", (text, at) => {
  const { container } = show(<CancellationText cancellation={cancellation} now={new Date(at)} />);
  expect(container).toHaveTextContent(text);
});

it("promises nothing where the provider has to be asked", () => {
  const asked = { zone: "Europe/Lisbon", refundable: "ask" as const, steps: [] };
  show(
    <>
      <CancellationTimeline service="hotels" cancellation={asked} now={now} />
      <CancellationText cancellation={asked} now={now} />
    </>,
  );
  expect(screen.queryByRole("listitem")).toBeNull();
  expect(screen.queryByText(/Non-refundable/)).toBeNull();
  expect(screen.getByText(/provider is asked for the (refund|exact amount) when/)).toBeVisible();
  expect(screen.getByText("Refund shown before you cancel")).toBeVisible();
});

it("keeps what is promised in any case where the rest has to be asked", () => {
  viewedFrom("Europe/Lisbon");
  const [first] = cancellation.steps;
  const steps = [
    {
      before: first?.before ?? "",
      refundPercentage: 93,
      refund: { amount: 22_320, currency: "USD" },
    },
  ];
  const asked = { zone: "Europe/Lisbon", refundable: "ask" as const, steps };
  const { container } = show(
    <CancellationTimeline service="flights" cancellation={asked} now={now} />,
  );
  expect(items()[0]).toBe("$223.20 back until Dec 03, 2026, 18:00 (Lisbon time)");
  expect(container).toHaveTextContent(/provider is asked for the (refund|exact amount) when/);
  const line = show(<CancellationText cancellation={asked} now={now} />);
  expect(line.container).toHaveTextContent(/93%.* until Dec 03, 2026/);
});
