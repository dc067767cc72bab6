import { Document, Page } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import { toLanguageTag } from "@/lib/api/contract/languages";
import type { Voucher } from "./voucher";
import { SheetFoot } from "./sheet-foot";

type Props = {
  voucher: Voucher;
  title: string;
  /** At the bottom of every page, before when it was issued. */ note: string;
  children: ReactNode;
};

/** A paper of a booking on one sheet of A4, or on more where it has more to say. */
export function Sheet({ voucher, title, note, children }: Props) {
  const { booking, agency, texts, look, fontFamily, issuedAt } = voucher;
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
      <Page
        size="A4"
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
    </Document>
  );
}
