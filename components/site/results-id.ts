/** Of what a search leads to: filters, list and map. */
export const resultsId = "results";
