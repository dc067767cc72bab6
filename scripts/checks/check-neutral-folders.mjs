const neutral =
  /^(?:backend\/(?:booking|ledger|mail(?!\/booking-texts\/)|payments)|components\/(?:checkout|confirmation|results|trips|vouchers))\//;
/** How a service is spoken of, where that is more than its id. */
const spokenOf = {
  flights: /flight(?!Number)|airline|airport|passenger|itinerar/i,
  hotels: /hotel|room|night|(?<!key|dash)board/i,
  cars: /\b[Cc]ars?(?![a-z])|[Rr]ental/,
};
const toWord = (id) =>
  spokenOf[id] ?? new RegExp(id.replace(/ies$/, "(?:y|ies)").replace(/s$/, ""), "i");
/** Where services are listed: their registry, and the enquiries, which know all six. */
const allowed = [
  {
    file: /^backend\/mail\/booking-(?:details|texts)\.ts$/,
    line: /\b(?:hotel|car|flight|activity)Mail(?:Details|Texts)\b/,
  },
  {
    file: /^backend\/mail\/enquiry-facts\.ts$/,
    line: /case "\w+":|details\.service === "\w+"|"rooms" in details/,
  },
  {
    file: /^backend\/mail\/messages\/\w+\.json$/,
    line: /^ {4}"(?:activities|cars|cruises|flights|hotels|line|resorts|rooms)": /,
  },
];

/**
 * Findings where the folders that handle and show searches and bookings of any service speak of
 * one of those of `serviceIds`: its words belong in its own folder.
 */
export function checkNeutralFolders(files, read, serviceIds) {
  const words = serviceIds.map(toWord);
  const findWord = (text) => words.map((word) => word.exec(text)?.[0]).find(Boolean);
  return files
    .filter((file) => neutral.test(file))
    .flatMap((file) =>
      read(file)
        .split("\n")
        .flatMap((text, index) => {
          const word = findWord(text);
          return word && !allowed.some((one) => one.file.test(file) && one.line.test(text))
            ? [{ file, line: index + 1, message: `says "${word}", which only one service knows` }]
            : [];
        }),
    );
}
