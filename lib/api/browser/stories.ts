import type { StoryKind } from "@/lib/api/contract/settings-sections";
import type { BodyOf } from "./browser-call";
import { call } from "./call";

export type StoryKey = { kind: StoryKind; slug: string };

/** A story as it is stored now. ApiError 404 `story_not_found`. */
export const getStory = (params: StoryKey) =>
  call("GET /api/agency/stories/{kind}/{slug}", { params });

/** ApiError 409 `version_conflict` if it has changed since, 422 with the faulty fields. */
export const saveStory = (
  params: StoryKey,
  body: BodyOf<"PUT /api/agency/stories/{kind}/{slug}">,
) => call("PUT /api/agency/stories/{kind}/{slug}", { params, body });

/** Takes it away in all languages. ApiError 404 `story_not_found`. */
export const deleteStory = (params: StoryKey) =>
  call("DELETE /api/agency/stories/{kind}/{slug}", { params });

/** Sets a story as it was right after a revision. ApiError 409 as for a save. */
export const restoreStory = (
  params: StoryKey,
  body: BodyOf<"POST /api/agency/stories/{kind}/{slug}/restore">,
) => call("POST /api/agency/stories/{kind}/{slug}/restore", { params, body });
