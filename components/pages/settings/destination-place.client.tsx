"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRef } from "react";
import { PlaceField } from "@/components/search/place-field.client";
import type { DefaultPlace } from "@/components/search/search-defaults";
import { useSetting, useSettingsForm } from "@/components/settings/settings-context.client";
import { distanceKm } from "@/lib/api/contract/distance-km";
import { getQueryClient } from "@/lib/queries/query-client";
import { suggestionsQuery, type PlaceService } from "@/lib/queries/suggestions";

/** One that is farther away isn't the place's own. */
const maximumKm = 150;

/**
 * The nearest airport that is found by the place's name; null where there is none, or none can be
 * looked up: without one of its own a destination's airport is where the place is.
 */
async function findAirport(place: { name: string; latitude: number; longitude: number }) {
  const found = await getQueryClient()
    .query(suggestionsQuery("flights", place.name))
    .catch(() => []);
  const [nearest] = found
    // A city that stands for several is no airport.
    .filter((each) => each.type === "airport")
    .map((airport) => ({ airport, km: distanceKm(place, airport) }))
    .filter(({ km }) => km <= maximumKm)
    .toSorted((a, b) => a.km - b.km);
  return nearest?.airport ?? null;
}

/** Looks a destination up by name, and fills in what would have to be typed. */
export function DestinationPlace({
  service,
  sellsFlights,
}: {
  /** Whose places are searched: one that the agency sells. */
  service: PlaceService;
  sellsFlights: boolean;
}) {
  const t = useTranslations("settings");
  const locale = useLocale();
  const { languages, defaultLanguage, set } = useSettingsForm();
  const { value: texts = {} } = useSetting("texts");
  const latest = useRef<string | undefined>(undefined);
  async function fill({ id, name, latitude, longitude, countryCode }: DefaultPlace) {
    // Free text, or the same place once more: what was typed since stays.
    if (latitude === undefined || longitude === undefined || id === latest.current) return;
    latest.current = id;
    set("lat", latitude);
    set("long", longitude);
    // None: that of the place of before is wrong here.
    set("airportLat", Number.NaN);
    set("airportLong", Number.NaN);
    if (countryCode) set("countryCode", countryCode);
    // Its name is in the page's language.
    const language = languages.find((code) => code === locale) ?? defaultLanguage;
    const { title = "", summary = "", content = "" } = texts[language] ?? {};
    if (!title) set("texts", { ...texts, [language]: { title: name, summary, content } });
    if (!sellsFlights) return;
    const airport = await findAirport({ name, latitude, longitude });
    if (!airport || latest.current !== id) return;
    set("airportLat", airport.latitude);
    set("airportLong", airport.longitude);
  }
  return (
    <div className="sm:col-span-2">
      <PlaceField
        service={service}
        name="place"
        label={t("story.findPlace")}
        placeholder={t("story.findPlaceHint")}
        isRequired={false}
        mayFlip
        onPlaceChange={(place) => void fill(place)}
      />
      <p className="mt-1.5 text-sm text-ink-soft">{t("hints.findPlace")}</p>
    </div>
  );
}
