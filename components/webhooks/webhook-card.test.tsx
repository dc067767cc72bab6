/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { render, screen, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ComponentProps } from "react";
import { renderEnglish } from "@/components/site/testing/render-english";
import { languageCodes } from "@/lib/api/contract/languages";
import type { Webhook, WebhookDelivery } from "@/lib/api/contract/webhooks";
import { readMessages } from "@/lib/i18n/messages";
import { WebhookCard } from "./webhook-card";

const webhook: Webhook = {
  id: "6c1f0a5e-2f4b-4d38-9a55-0b1f8c7d2e31",
  url: "https://hooks.example.com/in",
  events: ["booking.confirmed"],
  createdAt: "2026-11-21T12:00:00.000Z",
  failingSince: null,
  stoppedAt: null,
};
const delivery: WebhookDelivery = {
  id: "d9b2a7c4-5e0f-4f7a-8f6e-3c2b1a0d9e8f",
  type: "booking.confirmed",
  createdAt: "2026-11-21T12:05:00.000Z",
  state: "waiting",
  attempts: 2,
  deliveredAt: null,
  nextAttemptAt: "2026-11-21T12:10:00.000Z",
  lastStatus: 500,
  lastError: null,
};
const show = (
  changes: Partial<Webhook> = {},
  deliveries: WebhookDelivery[] | null = null,
  draft: Parameters<typeof WebhookCard>[0]["draft"] = null,
) =>
  renderEnglish(
    <WebhookCard
      webhook={{ ...webhook, ...changes }}
      deliveries={deliveries}
      showHref="/settings/developers?open=1"
      timeZone="UTC"
      toAction={(form) => `/send/${form}`}
      draft={draft}
    />,
  );
const formOf = (name: string) => screen.getByText(name).closest("form");

it("shows its deliveries, each to be sent again by a plain form", () => {
  show({}, [
    delivery,
    { ...delivery, id: "x", state: "givenUp", lastStatus: null, lastError: "ECONNREFUSED" },
  ]);
  const [, waiting, givenUp] = screen.getAllByRole("row").map((row) => within(row));
  for (const text of ["Nov 21, 2026, 12:05", "booking.confirmed", "Waiting", "2", "500"])
    expect(waiting?.getByText(text)).toBeInTheDocument();
  expect(waiting?.getByText("Nov 21, 2026, 12:10")).toBeInTheDocument();
  expect(givenUp?.getByText("Given up")).toBeInTheDocument();
  expect(givenUp?.getByText("ECONNREFUSED")).toBeInTheDocument();
  const form = waiting?.getByRole("button").closest("form");
  expect(form).toHaveAttribute("action", "/send/replay");
  expect(form).toHaveFormValues({ id: webhook.id, delivery: delivery.id });
});

it("has its forms, and a link to what was sent", () => {
  show();
  expect(screen.getByText("Active")).toBeInTheDocument();
  expect(
    screen.getByRole("link", { name: "Show deliveries to hooks.example.com" }),
  ).toHaveAttribute("href", "/settings/developers?open=1");
  for (const [name, form] of [
    ["Send a test", "test"],
    ["Make a new secret", "roll"],
    ["Remove hooks.example.com now", "remove"],
    ["Save", "change"],
  ] as const) {
    expect(formOf(name)).toHaveAttribute("action", `/send/${form}`);
    expect(formOf(name)).toHaveFormValues({ id: webhook.id });
  }
  expect(formOf("Save")).toHaveFormValues({
    "event-booking.confirmed": true,
    "event-booking.failed": false,
  });
});

it("says since when it fails, or nothing is sent, and starts again instead of testing", () => {
  const since = "2026-11-22T09:00:00.000Z";
  const { unmount } = show({ failingSince: since });
  expect(screen.getByText(/Nothing has arrived since Nov 22, 2026, 09:00/)).toBeInTheDocument();
  unmount();
  show({ failingSince: since, stoppedAt: since }, [delivery]);
  expect(screen.getByText(/Nothing has been sent since Nov 22, 2026, 09:00/)).toBeInTheDocument();
  expect(formOf("Start again")).toHaveAttribute("action", "/send/start");
  expect(screen.queryByText("Send a test")).not.toBeInTheDocument();
  expect(screen.queryByText("Send again")).not.toBeInTheDocument();
});

it("keeps what was chosen when its events come back, and says what is wrong", () => {
  const draft = { key: "k", form: "change", fields: { id: webhook.id }, invalid: ["events"] };
  show({}, [], { ...draft, refusal: "fields" });
  expect(screen.getByText("Choose at least one event.")).toBeInTheDocument();
  expect(formOf("Save")).toHaveFormValues({ "event-booking.confirmed": false });
  expect(screen.getByText("Nothing has been sent in the last 30 days.")).toBeInTheDocument();
});

// Speech input goes by what is seen (WCAG 2.5.3).
it.each(languageCodes)("names its controls by their visible text in %s", async (locale) => {
  const common: Omit<ComponentProps<typeof WebhookCard>, "webhook" | "deliveries"> = {
    ...{ showHref: "/", timeZone: "UTC", toAction: () => "/", draft: null },
  };
  const { container } = render(
    <NextIntlClientProvider locale={locale} messages={await readMessages(locale)} timeZone="UTC">
      <WebhookCard webhook={webhook} deliveries={[delivery]} {...common} />
      <WebhookCard
        webhook={{ ...webhook, stoppedAt: webhook.createdAt }}
        deliveries={null}
        {...common}
      />
    </NextIntlClientProvider>,
  );
  const named = [...container.querySelectorAll("button, a, summary")]
    .filter((control) => control.hasAttribute("aria-label"))
    .map((control) => [control.getAttribute("aria-label"), control.textContent] as const);
  expect(named).toHaveLength(10);
  for (const [name, text] of named) expect(name).toContain(text);
});
