import type { LanguageCode } from "@/lib/api/contract/languages";
import type { RoomCode, RoomFeature } from "../room-types";
import texts from "../data/hotel-texts.json";

type Group = keyof typeof texts;

/** A text of the sandbox's hotels in a language, with its `{slots}` filled. */
export function toText<G extends Group>(
  group: G,
  key: keyof (typeof texts)[G] & string,
  language: LanguageCode,
  slots: Record<string, string> = {},
): string {
  const words = texts[group][key] as Record<LanguageCode, string>;
  return words[language].replace(/\{(\w+)\}/g, (slot, name: string) => slots[name] ?? slot);
}

export const toRoomName = (code: RoomCode, language: LanguageCode): string =>
  toText("rooms", code, language);
export const toFeatureName = (feature: RoomFeature, language: LanguageCode): string =>
  toText("features", feature, language);
