import { languageCodes } from "@/lib/api/contract/languages";
import { readMessages } from "@/lib/i18n/messages";
import { lastResortTexts } from "./last-resort-texts";

test.each(languageCodes)("%s has the same texts as its messages", async (language) => {
  const { errors } = await readMessages(language);
  expect(lastResortTexts[language]).toEqual({
    text: errors.somethingWentWrong,
    retry: errors.retry,
  });
});
