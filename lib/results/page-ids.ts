/** Of what a search leads to: filters, list and map. */
export const resultsId = "results";

/** Of the list alone, or of what says why there is none. */
export const listId = "list";

/** Of the number of results above them. */
export const countId = "count";

/** Of what was chosen in the step before this list. */
export const chosenId = "chosen";
