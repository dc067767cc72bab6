import * as z from "zod";
import { endpoint } from "./endpoint";
import { hotelIdSchema, hotelSchema } from "./hotels";
import { languageCodes } from "./languages";
import {
  reviewSorts,
  reviewsPerPage,
  reviewThemes,
  scoreBands,
  travellerTypes,
} from "./review-terms";

const count = z.number().int().min(0);
const score = z.number().min(0).max(10);
/** Of a free text; empty texts are null. */
const text = z.string().min(1).nullable();

const hotelReviewSchema = z.object({
  id: z.string(),
  score,
  /** Of the texts; they aren't translated. */
  language: z.enum(languageCodes),
  title: text,
  /** What the guest liked and what not, if the supplier keeps them apart; else all is in `text`. */
  positive: text,
  negative: text,
  text,
  themes: z.array(z.enum(reviewThemes)),
  travellers: z.enum(travellerTypes).nullable(),
  countryCode: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable(),
  /** YYYY-MM */
  stayedIn: z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/),
  nights: z.number().int().min(1).nullable(),
  roomName: text,
  /** What the hotel answered, in the review's language. */
  answer: text,
});
export type HotelReview = z.infer<typeof hotelReviewSchema>;

export const hotelReviewsSchema = z.object({
  /** The hotel's `guestScore`; null while no guest has scored it. */
  overall: hotelSchema.shape.guestScore,
  /** How many of the scores came with a text. */
  withText: count,
  /** `mentions`: how many texts are about it. */
  themes: z.array(z.object({ theme: z.enum(reviewThemes), score, mentions: count })),
  /** All scores by bands of two, the highest first: `from` is the lower end. */
  distribution: z.array(z.object({ from: z.literal(scoreBands), count })),
  /** All texts by who travelled, and by language. */
  travellers: z.array(z.object({ type: z.enum(travellerTypes), count })),
  languages: z.array(z.object({ language: z.enum(languageCodes), count })),
  /** What readers must know of these reviews, in the requested language, such as who wrote them. */
  notes: z.array(z.string()),
  reviews: z.array(hotelReviewSchema).max(reviewsPerPage),
  /** Texts that pass the filters. A page too far is the last one. */
  total: count,
  page: z.number().int().min(1),
  pages: z.number().int().min(1),
});
export type HotelReviews = z.infer<typeof hotelReviewsSchema>;

export const listHotelReviewsEndpoint = endpoint({
  operationId: "listHotelReviews",
  api: "main",
  method: "get",
  access: "public",
  browser: true,
  path: "/api/hotels/{id}/reviews",
  notFound: "shared",
  limits: ["hotel reviews"],
  summary: "What guests say of a hotel: scores by theme, and texts filtered, sorted and paged",
  errors: ["service_not_enabled", "hotel_not_found", "reviews_not_found", "supplier_unavailable"],
  params: z.object({ id: hotelIdSchema }),
  query: z.object({
    theme: z.enum(reviewThemes).optional(),
    travellers: z.enum(travellerTypes).optional(),
    /** Of the texts; the reader's own only decides about the order. */
    language: z.enum(languageCodes).optional(),
    sort: z.enum(reviewSorts).default("relevant"),
    page: z.coerce.number().int().min(1).max(1_000).default(1),
  }),
  response: hotelReviewsSchema,
});
