const neutral =
  /^(?:backend\/(?:booking|ledger|mail(?!\/booking-texts\/)|payments)|components\/(?:checkout|confirmation|results|trips|vouchers))\//;
const words = [/hotel|room|night|(?<!key|dash)board|rental/i, /\b[Cc]ars?(?![a-z])/];
/** Where services are listed: their registry, and the enquiries, which know all six. */
const allowed = [
  {
    file: /^backend\/mail\/booking-texts\.ts$/,
    line: /\b(?:hotel|car)MailTexts\b|^const clockServices/,
  },
  {
    file: /^backend\/mail\/enquiry-facts\.ts$/,
    line: /case "(?:hotels|cars)":|"rooms" in details/,
  },
  { file: /^backend\/mail\/messages\/\w+\.json$/, line: /^ {4}"(?:cars|hotels|rooms)": / },
];
const findWord = (text) => words.map((word) => word.exec(text)?.[0]).find(Boolean);

/**
 * Findings where the folders that handle and show searches and bookings of any service speak of
 * hotels or cars: the words of one service belong in its own folder.
 */
export function checkNeutralFolders(files, read) {
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
