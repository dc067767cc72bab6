/** Of the form that the checkboxes of a list belong to. */
export const selectionId = "selection";
