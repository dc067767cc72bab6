/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { StoryForm } from "@/components/settings/story-form.client";
import { renderEnglish } from "@/components/site/testing/render-english";
import type { PlaceFieldProps } from "@/components/search/place-field.client";
import type { StoryFields } from "@/lib/api/contract/stories";
import { english } from "@/lib/i18n/messages";
import { getQueryClient } from "@/lib/queries/query-client";
import { suggestionsQuery } from "@/lib/queries/suggestions";
import { DestinationPlace } from "./destination-place.client";

jest.mock("@/components/site/forms/rich-text/rich-text-editor.client", () => ({
  RichTextEditor: () => null,
}));
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh: () => {} }) }));
let choose: NonNullable<PlaceFieldProps["onPlaceChange"]>;
jest.mock("@/components/search/place-field.client", () => ({
  PlaceField: ({ onPlaceChange = () => {} }: PlaceFieldProps) => {
    choose = onPlaceChange;
    return null;
  },
}));

const { fields, story: texts } = english.settings;
const faro = { id: "city-1", name: "Faro", latitude: 37.02, longitude: -7.93, countryCode: "PT" };
const flight = (id: string, type: "airport" | "city", latitude: number) => ({
  ...{ id, type, name: id, shortName: id, description: "", countryCode: "PT", latitude },
  ...{ longitude: -7.97, iata: null, airports: 1, cityId: null },
});
const show = (story: StoryFields = {}) =>
  renderEnglish(
    <StoryForm
      kind="destinations"
      slug={null}
      taken={[]}
      version={-1}
      story={story}
      userId="u1"
      languages={["en"]}
      defaultLanguage="en"
      timeZone="UTC"
      countries={[{ value: "PT", name: "Portugal" }]}
      prefix=""
      placeSearch={<DestinationPlace service="hotels" sellsFlights />}
    />,
  );
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const listValues = () =>
  [fields.lat, fields.long, fields.airportLat, fields.airportLong].map(valueOf);

beforeEach(() => sessionStorage.clear());

it("fills in name, country, coordinates and the nearest airport of a place that is chosen", async () => {
  getQueryClient().setQueryData(suggestionsQuery("flights", "Faro").queryKey, [
    flight("city-FAO", "city", 37.02),
    flight("airport-LIS", "airport", 38.77),
    flight("airport-FAO", "airport", 37.01),
  ]);
  show();
  await act(async () => choose(faro));
  await waitFor(() => expect(listValues()).toEqual(["37.02", "-7.93", "37.01", "-7.97"]));
  expect(valueOf(texts.title)).toBe("Faro");
  expect(screen.getByLabelText(fields.countryCode)).toHaveValue("PT");
  // Typed since: it stays, also where a letter of the place's name is typed.
  fireEvent.change(screen.getByLabelText(fields.lat), { target: { value: "37." } });
  await act(async () => choose({ name: "Far" }));
  expect(listValues()).toEqual(["37.", "-7.93", "37.01", "-7.97"]);
});

it("leaves an airport empty that is too far away to be the place's", async () => {
  getQueryClient().setQueryData(suggestionsQuery("flights", "Beja").queryKey, [
    flight("airport-X", "airport", 41.2),
  ]);
  show();
  await act(async () => choose({ ...faro, id: "city-2", name: "Beja" }));
  expect(listValues()).toEqual(["37.02", "-7.93", "", ""]);
});
