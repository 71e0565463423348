import PDFDocument from 'pdfkit';
import { locales } from '#contract/pages/languages.ts';
import { fonts } from '#server/lib/fonts.ts';
import type { Report } from '#server/services/report.ts';

/** Declares in the file that it is made for screen readers (PDF/UA-1); pdfkit's types do not know this value yet. */
const accessible = { subset: 'PDF/UA' as 'PDF/A-3a' };

/** Opens a tagged PDF with embedded fonts, for screens, printers and screen readers, and collects its bytes. */
export function createPdf(
  { paper, language }: Pick<Report, 'paper' | 'language'>,
  info: Record<'Title' | 'Author' | 'Subject', string>,
  { top, bottom }: { top: number; bottom: number },
) {
  const document = new PDFDocument({
    size: paper === 'A4' ? 'A4' : 'LETTER',
    margins: { top, bottom, left: 56, right: 56 },
    pdfVersion: '1.7',
    lang: locales[language],
    tagged: true,
    ...accessible,
    displayTitle: true,
    bufferPages: true,
    font: fonts.regular,
    info,
  });
  const chunks: Uint8Array[] = [];
  const whole = new Promise<Uint8Array>((resolve, reject) => {
    document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
  return { document, whole };
}
