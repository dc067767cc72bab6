import { tabStorage } from "./tab-storage";

const key = "savePricePrompt";

/**
 * Whether the save-price prompt may still appear in this session: until the visitor closes it,
 * which stores "false".
 */
export const savePriceFlag = {
  isAllowed: () => tabStorage.get(key) !== "false",
  forbid: () => tabStorage.set(key, "false"),
};
