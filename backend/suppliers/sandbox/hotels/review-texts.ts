import type { LanguageCode } from "@/lib/api/contract/languages";
import ar from "../data/reviews/ar.json";
import da from "../data/reviews/da.json";
import de from "../data/reviews/de.json";
import en from "../data/reviews/en.json";
import es from "../data/reviews/es.json";
import fr from "../data/reviews/fr.json";
import no from "../data/reviews/no.json";
import pt from "../data/reviews/pt.json";
import sv from "../data/reviews/sv.json";

/** Sentences that anyone may have written, and those that speak of several travellers. */
type Bank = { anyone: string[]; several: string[] };
export type ReviewTopic = keyof typeof en.topics;

type ReviewTexts = {
  titles: Record<"good" | "mixed" | "bad", Bank>;
  /** Places are only praised. */
  topics: Record<ReviewTopic, { good: Bank; bad?: Bank }>;
  answers: Record<"good" | "bad", string[]>;
};

/** Each language has sentences of its own, not translations of another's. */
export const reviewTexts: Record<LanguageCode, ReviewTexts> = {
  ar,
  da,
  de,
  en,
  es,
  fr,
  no,
  pt,
  sv,
};

/** The sentences of a bank that fit who has travelled. */
export const listSentences = (bank: Bank | undefined, isAlone: boolean): readonly string[] =>
  bank ? (isAlone ? bank.anyone : [...bank.anyone, ...bank.several]) : [];
