/** Of the form that the checkboxes of the list belong to. */
export const selectionId = "selection";
