import { suggestEmail } from "./suggest-email";

test.each([
  ["ana@gmail.con", "ana@gmail.com"],
  ["Ana.Silva@gmial.com", "Ana.Silva@gmail.com"],
  ["ana@gmai.com", "ana@gmail.com"],
  ["ana@gmail.comm", "ana@gmail.com"],
  ["ana@hotmal.com", "ana@hotmail.com"],
  ["ana@yahoo.cmo", "ana@yahoo.com"],
  ["ana@YAHOO.CO", "ana@yahoo.com"],
])("%s is probably %s", (typed, meant) => expect(suggestEmail(typed)).toBe(meant));

test.each([
  ...["ana@gmail.com", "ana@GMAIL.com", "ana@ymail.com", "ana@mail.com", "ana@outlook.pt"],
  ...["ana@gmx.net", "ana@sapo.pt", "ana@mac.com", "ana@web.de", "ana@company.co"],
  ...["ana@hotmail.dk", "ana@yahoo.se", "ana@outlook.it", "ana@yahoo.com.ar", "ana@yahoo.ie"],
  ...["ana@münchen.de", "ana@example.com", "@gmail.con", "gmail.con", "ana@", ""],
])("%s is left as it is", (typed) => expect(suggestEmail(typed)).toBeNull());
