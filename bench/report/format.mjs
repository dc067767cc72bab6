const grouped = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });

export const toCount = (value) => grouped.format(value);
export const toMs = (value) => `${value < 10 ? value.toFixed(2) : toCount(value)} ms`;
export const toKilobytes = (bytes) => `${toCount(bytes / 1000)} kB`;
export const toMegabytes = (megabytes) => `${toCount(megabytes)} MB`;
export const toShare = (share) => `${(share * 100).toFixed(share > 0 && share < 0.1 ? 1 : 0)} %`;
export const toFactor = (factor) => `${factor < 10 ? factor.toFixed(2) : toCount(factor)} ×`;
/** Signed, for what something costs more than another. */
export const toDifference = (share) => `${share >= 0 ? "+" : "−"}${toShare(Math.abs(share))}`;
