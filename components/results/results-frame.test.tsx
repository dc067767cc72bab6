/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { render, screen, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { toQueryValues } from "@/lib/query-values";
import { filterKinds } from "@/lib/results/filters/filter-kinds";
import { createResultsLinks } from "@/lib/results/results-links";
import { readResultsQuery, toResultsQuery } from "@/lib/results/results-query";
import type { ResultsNamespace, ResultsTable } from "@/lib/results/results-table";
import messages from "@/messages/en.json";
import { ResultsFrame } from "./results-frame";

// A made-up service: everything below is made from its texts and this table.
type Filters = { decks?: string[]; minimumHours?: number; maximumHours?: number };
type Facets = { decks: { value: string; count: number }[]; hours: [number, number] };
const { checkboxes, range } = filterKinds<Filters, Facets>();
const ferries: ResultsTable<Filters, Facets, "best" | "hours"> = {
  namespace: "ferries" as ResultsNamespace,
  filters: [
    checkboxes({
      name: "deck",
      field: "decks",
      parse: (text) => (/^(sun|bus)$/.test(text) ? text : null),
      legend: () => "Deck",
      label: (deck) => `The ${deck} deck`,
    }),
    range({
      names: { minimum: "minHours", maximum: "maxHours" },
      fields: { minimum: "minimumHours", maximum: "maximumHours" },
      unit: {
        name: () => "h",
        parse: (text) => (/^\d{1,2}$/.test(text) ? Number(text) : null),
        write: (hours) => hours,
        format: (hours) => `${hours} h`,
      },
      legend: () => "Crossing",
      bounds: ({ hours: [minimum, maximum] }) => ({ minimum, maximum }),
    }),
  ],
  sorts: [
    { name: "best", label: () => "Best boat" },
    { name: "hours", label: () => "Fastest" },
  ],
};
const texts = {
  ...messages,
  ferries: {
    count: "{count} ferries",
    countOf: "{count} of {unfiltered} ferries",
    found: "{count} found",
    loading: "…",
    searching: "…",
    filters: { show: "Show {count} ferries", options: "{count} ferries" },
    empty: { filtered: "No ferry fits", filteredText: "{count} ferries come back" },
    failed: { title: "No ferries" },
  },
};

// jsdom has no layout: nothing ever comes into view.
window.IntersectionObserver = class {
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;

type Query = Parameters<typeof toQueryValues>[0];
const read = (query: Query) => {
  const { hasProblem, ...results } = readResultsQuery(ferries, toQueryValues(query), {
    currency: "EUR",
  });
  return { hasProblem, search: { ...results, port: "Dover" } };
};
const toHref = (search: ReturnType<typeof read>["search"]) => {
  const query = Object.entries({
    port: search.port,
    ...toResultsQuery(ferries, search, { currency: "EUR" }),
  });
  return `/ferries?${new URLSearchParams(
    query.flatMap(([name, value]) => [value ?? []].flat().map((each) => [name, String(each)])),
  ).toString()}`;
};

const sortChoices = {
  label: "Close to …",
  choices: ["bar", "bow"].map((text) => ({
    ...{ text, label: `Close to the ${text}`, href: `/ferries?by=${text}` },
    isCurrent: text === "bow",
  })),
};
const otherDates = [
  { move: "dayLater" as const, day: "2026-12-02", href: "/ferries?day=2026-12-02" },
];
const decks = [
  { value: "sun", count: 12 },
  { value: "bus", count: 0 },
];
function show(
  query: Query,
  {
    total = 30,
    unfiltered = 40,
    lifted = {},
    hasMap = true,
    hasDecks = true,
    hasDates = false,
  } = {},
) {
  const { search } = read(query);
  return render(
    <NextIntlClientProvider locale="en" messages={texts}>
      <ResultsFrame
        table={ferries}
        search={search}
        links={createResultsLinks(search, toHref)}
        found={{
          total,
          unfiltered,
          lifted,
          page: search.page,
          pages: 3,
          facets: { decks: hasDecks ? decks : [], hours: [1, 9] },
        }}
        amounts={{ currency: "EUR" }}
        placeName="Dover"
        showsPrices
        map={hasMap && <p>A map of ports</p>}
        cards={[{ id: "a", card: <article>A ferry</article> }]}
        sortChoices={sortChoices}
        otherDates={hasDates ? otherDates : []}
        nothing={{ title: "No ferry at all", text: "None sails.", elsewhere: null }}
      />
    </NextIntlClientProvider>,
  );
}
const hrefOf = (name: string | RegExp) => screen.getByRole("link", { name }).getAttribute("href");

it("reads filters by the table, and tells when one is malformed", () => {
  expect(
    read({ deck: ["sun", "sun", "bus"], minHours: "5", maxHours: " 2 ", sort: "hours", page: "2" }),
  ).toEqual({
    hasProblem: false,
    search: {
      filters: { decks: ["sun", "bus"], minimumHours: 2, maximumHours: 5 },
      sort: "hours",
      page: 2,
      view: "list",
      port: "Dover",
    },
  });
  expect(read({ deck: "engine", maxHours: "long", sort: "dearest" })).toMatchObject({
    hasProblem: true,
    search: { filters: {}, sort: "best", page: 1 },
  });
});

it("shows a chip for each filter set, which removes it and returns to page one", () => {
  show({ deck: ["sun", "bus"], maxHours: "4", sort: "hours", page: "2" });
  expect(hrefOf("Remove filter: The sun deck")).toBe(
    "/ferries?port=Dover&deck=bus&maxHours=4&sort=hours",
  );
  expect(hrefOf("Remove filter: Up to 4 h")).toBe(
    "/ferries?port=Dover&deck=sun&deck=bus&sort=hours",
  );
  const active = within(screen.getByRole("navigation", { name: "Active filters" }));
  expect(active.getByRole("link", { name: "Clear all" })).toHaveAttribute(
    "href",
    "/ferries?port=Dover&sort=hours",
  );
});

it("keeps the filters in links to sort orders, pages and the map", () => {
  show({ deck: "sun", page: "2" });
  expect(screen.getByRole("heading", { name: "30 of 40 ferries" })).toBeInTheDocument();
  expect(hrefOf("Fastest")).toBe("/ferries?port=Dover&deck=sun&sort=hours");
  expect(hrefOf("Next page")).toBe("/ferries?port=Dover&deck=sun&page=3");
  expect(hrefOf("Map")).toBe("/ferries?port=Dover&deck=sun&page=2&view=map");
  expect(screen.getByRole("link", { name: "Best boat" })).toHaveAttribute("aria-current", "true");
  expect(screen.queryByText("A map of ports")).not.toBeInTheDocument();
});

it("has no switch, and only the list, where there is no map", () => {
  const { container } = show({ view: "map" }, { hasMap: false });
  expect(screen.queryByRole("navigation", { name: "View" })).not.toBeInTheDocument();
  expect(container.querySelector('[data-view="list"]')).toBeInTheDocument();
  expect(screen.getByText("A ferry")).toBeInTheDocument();
});

it("fills in the form with the filters set, their counts and the rest of the search", () => {
  const { container } = show({ deck: "sun", minHours: "2", sort: "hours", view: "map" });
  expect(screen.getByText("A map of ports")).toBeInTheDocument();
  const form = container.querySelector("form");
  if (!form) throw new Error("no form of filters");
  expect(form).toHaveAttribute("action", "/ferries");
  expect(form).toHaveFormValues({
    port: "Dover",
    sort: "hours",
    view: "map",
    deck: ["sun"],
    minHours: 2,
    maxHours: null,
  });
  const field = within(form);
  expect(field.getByLabelText(/^The sun deck.*12 ferries$/)).toBeChecked();
  expect(field.getByLabelText(/^The bus deck/)).toBeDisabled();
  expect(field.getByText("1 h to 9 h")).toBeInTheDocument();
  expect(field.getByLabelText("From (h)")).toHaveValue(2);
  expect(field.getByRole("button", { name: /^Show 30 ferries/ })).toHaveAttribute("type", "submit");
});

it("leaves out a filter that has nothing to choose", () => {
  const { unmount } = show({});
  expect(screen.getByRole("group", { name: "Deck" })).toBeInTheDocument();
  unmount();
  show({}, { hasDecks: false });
  expect(screen.queryByRole("group", { name: "Deck" })).not.toBeInTheDocument();
  expect(screen.getByRole("group", { name: "Crossing" })).toBeInTheDocument();
});

it("tells in the service's texts that nothing was found, or nothing that matches", () => {
  const sectionOf = (name: string) => {
    const section = screen.getByRole("heading", { name }).closest("section");
    if (!section) throw new Error(`no section of ${name}`);
    return section;
  };
  const { unmount } = show({ deck: "sun" }, { total: 0 });
  const filtered = sectionOf("No ferry fits");
  expect(filtered).toHaveTextContent("40 ferries come back");
  expect(within(filtered).getByRole("link", { name: "Clear all" })).toBeInTheDocument();
  unmount();
  show({}, { total: 0, unfiltered: 0 });
  const nothing = sectionOf("No ferry at all");
  expect(nothing).toHaveTextContent("None sails.");
  expect(within(nothing).queryByRole("link")).not.toBeInTheDocument();
});

it("tells what there is without each filter where all of them leave nothing", () => {
  show(
    { deck: ["sun", "bus"], minHours: "8" },
    { total: 0, lifted: { decks: 2, minimumHours: 7, maximumHours: 7 } },
  );
  const section = screen.getByRole("heading", { name: "No ferry fits" }).closest("section");
  if (!section) throw new Error("There is no section");
  expect(
    within(section)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual([
    "Remove filter: The sun deck and The bus deck · 2 found",
    "Remove filter: From 8 h · 7 found · Crossing: 1 h to 9 h",
  ]);
  const [decks, hours] = within(section).getAllByRole("link");
  expect(decks).toHaveAttribute("href", "/ferries?port=Dover&minHours=8");
  expect(hours).toHaveAttribute("href", "/ferries?port=Dover&deck=sun&deck=bus");
});

it("names no filter that there is nothing without", () => {
  show({ deck: "sun", minHours: "8" }, { total: 0, lifted: { decks: 0, minimumHours: 0 } });
  const section = screen.getByRole("heading", { name: "No ferry fits" }).closest("section");
  expect(section && within(section).queryAllByRole("listitem")).toEqual([]);
});

it("offers other dates with the same filters only where those leave little or nothing", () => {
  const links = () =>
    within(screen.queryByRole("navigation", { name: "Try other dates." }) ?? document.body)
      .queryAllByRole("link", { name: /A day later/ })
      .map((link) => [link.textContent, link.getAttribute("href")]);
  const later = ["A day laterWed, Dec 02, 2026", "/ferries?day=2026-12-02"];
  for (const [query, total, shown] of [
    [{ deck: "sun" }, 0, [later]],
    [{ deck: "sun" }, 3, [later]],
    [{ deck: "sun" }, 4, []],
    [{}, 3, []],
  ] as const) {
    const { unmount } = show(query, { total, hasDates: true });
    expect(links()).toEqual(shown);
    unmount();
  }
});

it("sorts by one of several things, each a link that says which is chosen", () => {
  show({});
  const menu = screen.getByRole("navigation", { name: "Close to …", hidden: true });
  expect(
    within(menu)
      .getAllByRole("link", { hidden: true })
      .map((link) => [link.textContent, link.getAttribute("aria-current")]),
  ).toEqual([
    ["bar", null],
    ["bow", "true"],
  ]);
  expect(screen.getByRole("button", { name: "Close to the bow" })).toBeInTheDocument();
});
