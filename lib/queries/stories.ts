import { mutationOptions } from "@tanstack/react-query";
import { deleteStory, restoreStory, type StoryKey } from "@/lib/api/browser/stories";

export const deleteStoryMutation = (story: StoryKey) =>
  mutationOptions({
    mutationKey: ["stories", "delete", story.kind, story.slug],
    mutationFn: () => deleteStory(story),
  });
export const restoreStoryMutation = (story: StoryKey) =>
  mutationOptions({
    mutationKey: ["stories", "restore", story.kind, story.slug],
    mutationFn: (body: Parameters<typeof restoreStory>[1]): Promise<unknown> =>
      restoreStory(story, body),
  });
