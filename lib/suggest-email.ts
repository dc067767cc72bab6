/**
 * Where most people have their mailboxes, and what is like those and right as well. Few with short
 * names: there one slip leads from one to another that exists.
 */
const providers = [
  ...["gmail.com", "googlemail.com", "icloud.com", "outlook.com", "hotmail.com", "live.com"],
  ...["yahoo.com", "ymail.com", "mail.com", "email.com", "rocketmail.com", "protonmail.com"],
  ...["hotmail.co.uk", "hotmail.de", "hotmail.es", "hotmail.fr", "hotmail.it", "hotmail.se"],
  ...["outlook.de", "outlook.dk", "outlook.es", "outlook.fr", "outlook.pt", "outlook.com.br"],
  ...["yahoo.co.uk", "yahoo.de", "yahoo.es", "yahoo.fr", "yahoo.it", "yahoo.com.br", "yahoo.co.in"],
  ...["freenet.de", "t-online.de", "orange.fr", "wanadoo.fr", "laposte.net", "libero.it"],
  ...["yandex.ru", "rambler.ru", "naver.com", "terra.com.br", "telia.com", "comcast.net"],
];

/** Whether a letter is missing, added, another one, or in its neighbour's place. */
function isOneSlip(typed: string, meant: string): boolean {
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start++;
  const [a, b] = [typed.slice(start), meant.slice(start)];
  return (
    a === b.slice(1) ||
    a.slice(1) === b ||
    a.slice(1) === b.slice(1) ||
    (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  );
}

/** The address that was probably meant, such as …@gmail.com for …@gmail.con; null mostly. */
export function suggestEmail(address: string): string | null {
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1).toLowerCase();
  if (at < 1 || providers.includes(domain)) return null;
  const [name] = domain.split(".");
  const meant = providers
    .filter((provider) => isOneSlip(domain, provider))
    // Of providers in many countries more endings exist than these: only ".com" is misspelt.
    .find((provider) => provider.split(".")[0] !== name || provider === `${name}.com`);
  return meant ? `${address.slice(0, at)}@${meant}` : null;
}
