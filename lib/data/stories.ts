import "server-only";
import type { StoryKind } from "@/lib/api/contract/settings-sections";
import {
  getStoryEndpoint,
  listStoriesEndpoint,
  type DeletedStory,
  type StoryEntry,
} from "@/lib/api/contract/stories";
import { apiForRequest } from "@/lib/session/api-for-request";
import { orNull } from "./or-null";

/**
 * What the agency has written, also for later days, and the last that it has deleted.
 * @throws ApiError or ContractError
 */
export async function listStories(
  tenant: string,
  kind: StoryKind,
): Promise<{
  stories: (StoryEntry & { /** Not visible yet. */ isScheduled: boolean })[];
  deleted: DeletedStory[];
}> {
  const api = await apiForRequest(tenant);
  const { stories, deleted } = await api.call(listStoriesEndpoint, { params: { kind } });
  const now = new Date().toISOString();
  return {
    stories: stories.map((story) => ({
      ...story,
      isScheduled: story.publishedAt !== null && story.publishedAt > now,
    })),
    deleted,
  };
}

/** A story in all its languages with its last writes; null without it. @throws as `listStories` */
export async function getStory(tenant: string, params: { kind: StoryKind; slug: string }) {
  const api = await apiForRequest(tenant);
  // What can't be a name of one names none.
  return orNull(api.call(getStoryEndpoint, { params }), [404, 422]);
}
