const name = "savePricePrompt";

/**
 * Whether the save-price prompt may still appear in this session: until it has been shown. A cookie
 * without an expiry is the one store that all tabs share and the browser's session ends.
 */
export const savePriceFlag = {
  isAllowed: () => !document.cookie.split("; ").includes(`${name}=false`),
  forbid: () => {
    const secure = location.protocol === "https:" ? "; Secure" : "";
    document.cookie = `${name}=false; Path=/; SameSite=Lax${secure}`;
  },
};
