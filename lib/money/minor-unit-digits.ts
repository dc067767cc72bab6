/** ISO 4217 currencies whose minor unit isn't a hundredth. */
const exceptions: Record<string, number> = {
  ...Object.fromEntries(
    [
      "BIF",
      "CLP",
      "DJF",
      "GNF",
      "ISK",
      "JPY",
      "KMF",
      "KRW",
      "PYG",
      "RWF",
      "UGX",
      "UYI",
      "VND",
      "VUV",
      "XAF",
      "XOF",
      "XPF",
    ].map((code) => [code, 0]),
  ),
  ...Object.fromEntries(["BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"].map((code) => [code, 3])),
  CLF: 4,
  UYW: 4,
};

/**
 * Digits after the decimal point by ISO 4217 (not by CLDR, which rounds some currencies for
 * display).
 */
export const minorUnitDigits = (currency: string): number => exceptions[currency] ?? 2;
