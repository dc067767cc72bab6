import { listCountries } from "@/lib/residence/list-countries";

/**
 * Every country as an option, by the server's names: render it on the server, since a browser's
 * names may differ.
 */
export const CountryOptions = ({ locale }: { locale: string }) =>
  listCountries(locale).map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ));
