import type { Page } from "playwright/test";
import type { Post } from "./create-post";

/** How to make a valid call, and which statuses besides 200 are right. */
export type CallSample = {
  /** Wrong passwords are counted: the others have signed in already. */
  isVisitors?: true;
  params?: Record<string, string>;
  query?: string;
  body?: unknown;
  type?: string;
  answers?: number[];
};

/** Of Null Island: what happens with it (docs/sandbox.md); `ahead`: days from today. */
export type QuoteOptions = { word: string; ahead?: number };

/** What specs that walk the site need of a service. */
export type ServiceRow<Options extends QuoteOptions> = {
  /** Its public pages, without a language. */
  pages: readonly string[];
  /** Its pages with marker prices, which no page leads to. */
  markerPages: readonly string[];
  /** Its calls that return prices. */
  calls: Readonly<Record<string, CallSample>>;
  quote(
    post: Post,
    options: Options,
  ): Promise<{ id: string; price: { total: unknown }; terms: { id: string; sha256: string }[] }>;
  /** Fills in what its checkout asks of one traveller, besides the contact. */
  fillPeople(page: Page, ahead: number): Promise<void>;
};
