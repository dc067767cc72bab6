import { savableServices } from "@/lib/api/contract/savable-services";
import type { KeptItem } from "./kept-item";

const isText = (value: unknown, maximum = 300): value is string =>
  typeof value === "string" && value.length > 0 && value.length <= maximum;
const isTextOrNull = (value: unknown, maximum?: number): value is string | null =>
  value === null || isText(value, maximum);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
const isNumberOrNull = (value: unknown): value is number | null =>
  value === null || (typeof value === "number" && Number.isFinite(value));

const isScore = (value: unknown): boolean =>
  value === null ||
  (isObject(value) && typeof value.value === "number" && typeof value.count === "number");
const isRating = (value: unknown): boolean =>
  value === null ||
  (isObject(value) && isNumberOrNull(value.hotelClass) && isScore(value.guestScore));

/** Whether a list may show a picture from there; an empty one is none. */
export const isPicture = (value: unknown): boolean =>
  value === "" || (isText(value, 1_000) && /^(?:\/(?!\/)|https:\/\/)/.test(value));

const isKeptItem = (value: unknown): value is KeptItem =>
  isObject(value) &&
  savableServices.some((service) => service === value.service) &&
  isText(value.id) &&
  /^[\w~-][\w.~-]*$/.test(value.id) &&
  isText(value.name) &&
  isTextOrNull(value.place) &&
  isPicture(value.picture) &&
  isRating(value.rating) &&
  isTextOrNull(value.search, 2_000);

/**
 * The items of a stored list. What isn't one, such as an entry of another version of the site, is
 * left out; text that isn't a list is an empty one.
 */
export function readKeptItems(text: string | null): KeptItem[] {
  if (!text) return [];
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.filter(isKeptItem) : [];
  } catch {
    return [];
  }
}
