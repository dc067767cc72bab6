import { Document, Page } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import { toLanguageTag } from "@/lib/api/contract/languages";
import type { Voucher } from "./voucher";
import { SheetFoot } from "./sheet-foot";

type Props = { voucher: Voucher; children: ReactNode };

/** A paper of a booking, of one sheet or several; its title and language are those of the first. */
export function Paper({
  voucher: { booking, agency, texts, issuedAt },
  title,
  children,
}: Props & { title: string }) {
  return (
    <Document
      title={`${title} ${booking.reference} – ${booking.headline.title}`}
      author={agency.agencyName}
      creator={agency.agencyName}
      producer={agency.agencyName}
      language={toLanguageTag(texts.language)}
      creationDate={new Date(issuedAt)}
      pdfVersion="1.7"
    >
      {children}
    </Document>
  );
}

/** A sheet of A4, or more where there is more to say. */
export function Sheet({
  voucher,
  note,
  id,
  children,
}: Props & {
  /** At the bottom of every page, before when it was issued. */ note: string;
  /** What links on other sheets lead to it by. */ id?: string;
}) {
  const { look, fontFamily } = voucher;
  return (
    <Page
      size="A4"
      {...(id === undefined ? {} : { id })}
      style={{
        paddingTop: 28,
        paddingHorizontal: 36,
        paddingBottom: 40,
        fontFamily,
        fontSize: 9,
        color: look.ink,
      }}
    >
      <SheetFoot voucher={voucher} note={note} />
      {children}
    </Page>
  );
}
