const neutral = /^backend\/(bookings|ledger|mail|payments|quotes)\//;
const words = /hotel|room|night|board/i;
/** Where services are listed: their registry, and the enquiries, which know all six. */
const allowed = [
  { file: /^backend\/mail\/booking-texts\.ts$/, line: /\bhotelMailTexts\b/ },
  { file: /^backend\/mail\/enquiry-facts\.ts$/, line: /case "hotels":|"rooms" in details/ },
  { file: /^backend\/mail\/messages\/\w+\.json$/, line: /^ {4}"(hotels|rooms)": / },
];

/**
 * Findings where the folders that handle bookings of any service speak of hotels: the words of one
 * service belong in its own folder.
 */
export function checkNeutralFolders(files, read) {
  return files
    .filter((file) => neutral.test(file))
    .flatMap((file) =>
      read(file)
        .split("\n")
        .flatMap((text, index) => {
          const word = words.exec(text)?.[0];
          return word && !allowed.some((one) => one.file.test(file) && one.line.test(text))
            ? [{ file, line: index + 1, message: `says "${word}", which only one service knows` }]
            : [];
        }),
    );
}
