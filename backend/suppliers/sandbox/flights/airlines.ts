/** How an airline names and shapes its fares in economy. */
export type FareStyle = "classic" | "american" | "lowCost";

/** An invented airline: its name and code aren't real. */
export type SandboxAirline = {
  code: string;
  name: string;
  /** Where its flights begin and end; airports, the largest first. */
  hubs: readonly string[];
  /** Low-cost airlines sell their own flights alone; all others sell each other's, too. */
  style: FareStyle;
  /** Airlines of a letter are partners, who fly for each other. */
  partners: "A" | "B" | "C" | null;
  /** Of the fare. */
  factor: number;
};

const network = (
  code: string,
  name: string,
  hubs: string,
  partners: "A" | "B" | "C",
  factor = 1,
  style: FareStyle = "classic",
): SandboxAirline => ({ code, name, hubs: hubs.split(" "), style, partners, factor });
const lowCost = (code: string, name: string, hubs: string, factor: number): SandboxAirline => ({
  code,
  name,
  hubs: hubs.split(" "),
  style: "lowCost",
  partners: null,
  factor,
});

/** Their codes are in no list of airlines that could be compared. */
export const airlines: readonly SandboxAirline[] = [
  network("7X", "Larkwing", "LHR", "A", 1.06),
  network("6X", "Corvane", "FRA MUC", "A", 1.05),
  network("8X", "Halcyra", "CDG AMS", "B", 1.02),
  network("2X", "Maravel", "LIS OPO", "A", 0.94),
  network("3Y", "Solveig", "CPH ARN OSL", "B", 0.98),
  network("9Z", "Meltemi", "IST ATH", "C", 0.93),
  network("0K", "Ondine", "MAD BCN", "C", 0.95),
  lowCost("0Y", "Vireo", "LGW STN DUB BGY BER PMI AGP", 0.68),
  lowCost("X2", "Zephyrine", "BUD VIE WAW OTP", 0.64),
  network("K1", "Wexcombe", "JFK ORD", "A", 1.04, "american"),
  network("N1", "Tamarind", "ATL MIA", "C", 1, "american"),
  network("0N", "Quillon", "DFW DEN LAX SEA", "B", 1.01, "american"),
  lowCost("M1", "Marram", "LAS BWI FLL", 0.66),
  network("0Q", "Dunlin", "YYZ YVR YUL", "A", 1.03, "american"),
  network("0L", "Zonda", "GRU EZE SCL LIM", "C", 0.97),
  network("0M", "Palisander", "BOG PTY MEX", "B", 0.95),
  network("0H", "Saffara", "DXB DOH", "B", 1.04),
  network("D1", "Nimbara", "ADD NBO", "A", 0.9),
  network("0Z", "Jacaranda", "JNB CPT", "B", 0.97),
  network("0G", "Harmatta", "CMN LOS ACC", "C", 0.92),
  network("0S", "Monsoona", "DEL BOM", "A", 0.86),
  network("0T", "Teakwing", "SIN BKK CGK", "A", 0.96),
  network("H0", "Lumora", "HND NRT ICN", "C", 1.07),
  network("X8", "Calyra", "PVG PEK CAN HKG", "B", 0.9),
  lowCost("Z1", "Bulbula", "KUL MNL DMK", 0.6),
  network("K0", "Kowhai", "SYD AKL MEL BNE", "C", 1.05),
];

/** Flies to Null Island alone. */
export const islandAirline: SandboxAirline = {
  code: "0X",
  name: "Null Island Airways",
  hubs: ["ZZZ"],
  style: "classic",
  partners: null,
  factor: 1,
};

export const isLowCost = ({ style }: SandboxAirline): boolean => style === "lowCost";

/** Whether both may be on one ticket. */
export const areOnOneTicket = (a: SandboxAirline, b: SandboxAirline): boolean =>
  a === b || (!isLowCost(a) && !isLowCost(b));
