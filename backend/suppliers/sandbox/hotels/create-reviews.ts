import type { HotelReview } from "@/lib/api/contract/hotel-reviews";
import { languageCodes, type LanguageCode } from "@/lib/api/contract/languages";
import {
  reviewThemes,
  type ReviewTheme,
  type TravellerType,
} from "@/lib/api/contract/review-terms";
import { monthBefore, toLocalDate } from "@/lib/dates/calendar-date";
import type { HotelProperty } from "../hotel-properties";
import type { RoomCode } from "../room-types";
import { seededRandom, type SeededRandom } from "../seeded-random";
import { listThemes, listTopics } from "./review-topics";
import { listSentences, reviewTexts } from "./review-texts";
import { spreadScores } from "./spread-scores";

/** A review in its own language; only the room's name depends on the reader's. */
export type SandboxReview = Omit<HotelReview, "roomName" | "text"> & { roomCode: RoomCode };

type SandboxReviews = {
  themeScores: readonly { theme: ReviewTheme; score: number }[];
  /** How many have given each score from 1 to 10. */
  scoreCounts: readonly number[];
  /** The newest first. */
  reviews: readonly SandboxReview[];
};

/** Most guests only give a score. */
const textShare = 0.09;
const texts = { fewest: 8, most: 90 };
const monthsBack = 22;
/** How far a theme's score is from the overall one at most. */
const themeSpread = 0.6;

const countries: Record<LanguageCode, readonly [string, ...string[]]> = {
  en: ["GB", "IE", "AU", "NZ"],
  pt: ["PT"],
  es: ["ES"],
  da: ["DK"],
  no: ["NO"],
  de: ["DE", "AT"],
  ar: ["AE", "SA", "EG", "MA"],
  fr: ["FR", "BE"],
  sv: ["SE"],
};
const travellerMix = [
  "couple",
  "family",
  "couple",
  "friends",
  "solo",
  "couple",
  "family",
  "business",
  "solo",
] as const satisfies readonly TravellerType[];
const nightsOf: Record<TravellerType, [number, number]> = {
  family: [3, 10],
  couple: [2, 7],
  solo: [2, 5],
  friends: [2, 5],
  business: [2, 4],
};

/** Deviations that cancel each other out. */
function drawThemeOffsets(themes: readonly ReviewTheme[], random: SeededRandom) {
  const drawn = themes.map((theme) => ({ theme, offset: random.between(-1, 1) * themeSpread }));
  const middle = drawn.reduce((sum, { offset }) => sum + offset, 0) / drawn.length;
  return drawn.map(({ theme, offset }) => ({ theme, offset: offset - middle }));
}

/** How much is praised and how much isn't, by score. */
function drawCounts(score: number, random: SeededRandom): { good: number; bad: number } {
  if (score >= 9) return { good: random.integer(2, 3), bad: random.next() < 0.12 ? 1 : 0 };
  if (score >= 7) return { good: 2, bad: random.next() < 0.6 ? 1 : 0 };
  if (score >= 5) return { good: 1, bad: random.integer(1, 2) };
  return { good: random.integer(0, 1), bad: 2 };
}

/** `length` scores that are spread as those of everybody are. */
function drawScores(counts: readonly number[], length: number, random: SeededRandom): number[] {
  const all = counts.flatMap((count, index) => Array<number>(count).fill(index + 1));
  return random.shuffle(
    Array.from(
      { length },
      (_, index) => all[Math.floor(((index + 0.5) / length) * all.length)] ?? 1,
    ),
  );
}

/** Takes sentences in turn, so that none is said again before the others of its bank. */
function createPicker(random: SeededRandom) {
  const uses = new Map<string, number>();
  return (sentences: readonly string[]): string | null => {
    const [sentence] = random
      .shuffle(sentences)
      .toSorted((a, b) => (uses.get(a) ?? 0) - (uses.get(b) ?? 0));
    if (sentence === undefined) return null;
    uses.set(sentence, (uses.get(sentence) ?? 0) + 1);
    return sentence;
  };
}

/** What guests say of a sandbox hotel: the same all month. Null without guest scores. */
export function createReviews(property: HotelProperty, now: Date): SandboxReviews | null {
  const { id, guestScore, rooms } = property;
  if (!guestScore) return null;
  const random = seededRandom("hotel-reviews", id);
  const offsets = drawThemeOffsets(listThemes(property), random);
  const scoreCounts = spreadScores(guestScore);
  const length = Math.min(
    guestScore.count,
    texts.most,
    Math.max(texts.fewest, Math.round(guestScore.count * textShare)),
  );
  const scores = drawScores(scoreCounts, length, random);
  const languages = random.shuffle(languageCodes);
  const pick = createPicker(random);
  const today = toLocalDate(now, "UTC");

  const reviews = scores.map((score, index): SandboxReview => {
    const language = languages[index % languages.length] ?? "en";
    const travellers = random.pick(travellerMix);
    const isAlone = travellers === "solo" || travellers === "business";
    const bank = reviewTexts[language];
    const said = new Set<ReviewTheme>();
    /** Good things rather of good themes, and the other way round. */
    const say = (kind: "good" | "bad", count: number): string | null => {
      const sign = kind === "good" ? -1 : 1;
      const order = offsets
        .map(({ theme, offset }) => ({ theme, key: random.next() + (sign * offset) / 2 }))
        .toSorted((a, b) => a.key - b.key);
      const lines: string[] = [];
      for (const { theme } of order) {
        if (lines.length === count) break;
        if (said.has(theme)) continue;
        const line = pick(
          listTopics(theme, property, travellers).flatMap((topic) =>
            listSentences(bank.topics[topic][kind], isAlone),
          ),
        );
        if (line === null) continue;
        said.add(theme);
        lines.push(line);
      }
      return lines.length > 0 ? lines.join(" ") : null;
    };
    const { good, bad } = drawCounts(score, random);
    const [positive, negative] = [say("good", good), say("bad", bad)];
    const tone = score >= 8 ? "good" : score >= 6 ? "mixed" : "bad";
    const title = random.next() < 0.85 ? pick(listSentences(bank.titles[tone], isAlone)) : null;
    const isAnswered = !isAlone && random.next() < (negative ? 0.4 : 0.15);
    // The more rooms of a kind there are, the more guests have been in one.
    const suitable = rooms
      .filter(({ isAccessible, maximumGuests }) =>
        travellers === "family" ? maximumGuests > 2 : !isAccessible && maximumGuests < 5,
      )
      .flatMap(({ code, allotment }) => Array<RoomCode>(allotment).fill(code));
    return {
      id: `${id}-r${index}`,
      score,
      language,
      title,
      positive,
      negative,
      themes: reviewThemes.filter((theme) => said.has(theme)),
      travellers,
      countryCode: random.pick(countries[language]),
      stayedIn: monthBefore(today, 1 + Math.floor((index / length) * monthsBack)),
      nights: random.integer(...nightsOf[travellers]),
      roomCode: random.shuffle(suitable)[0] ?? "standard",
      answer: isAnswered ? pick(bank.answers[negative ? "bad" : "good"]) : null,
    };
  });
  return {
    themeScores: offsets.map(({ theme, offset }) => ({
      theme,
      score: Math.round(Math.min(10, Math.max(1, guestScore.value + offset)) * 10) / 10,
    })),
    scoreCounts,
    reviews,
  };
}
