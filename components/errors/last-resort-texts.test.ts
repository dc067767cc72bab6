import { languageCodes } from "@/lib/api/contract/languages";
import { readMessages } from "@/lib/i18n/messages";
import { lastResortTexts } from "./last-resort-texts";

test.each(languageCodes)("%s says what its messages say", async (language) => {
  const { errors } = await readMessages(language);
  expect(lastResortTexts[language]).toEqual({
    text: errors.somethingWentWrong,
    retry: errors.retry,
  });
});
