/** Labels that a page puts together from several texts, amounts and dates: the lookup finds none of them as a whole. */
const glued: readonly (readonly [english: RegExp, spanish: RegExp])[] = [
  [
    /^\^\\\$9\\\.99 every month, renewed until you cancel/,
    /^\$9\.99 cada mes\. Se renueva hasta que usted cancele\. Próximo pago: el \p{L}+, \d+ de \p{L}+ de \d{4}\. Puede cancelar cuando quiera, en Suscripción\.$/u,
  ],
  [/^Next payment\\\$9\\\.99 on /, /Próximo pago\$9\.99 el \p{L}+, \d+ de \p{L}+ de \d{4}\./u],
];

/** @param label as a journey names it, or the source of its expression */
export function gluedOf(label: string): RegExp | null {
  return glued.find(([english]) => english.test(label))?.[1] ?? null;
}
