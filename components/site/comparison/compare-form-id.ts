export const compareFormId = "compare";
