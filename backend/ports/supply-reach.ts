/** km. Beyond this from a city there is no supply: the middle of an ocean has no hotels. */
export const supplyReachKm = 60;
