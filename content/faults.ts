/** One thing wrong with the content, in words an author can act on. `field` is a path such as main.options.2.script. */
export type Fault = { file: string; field: string; reason: string };

/** Returns a fault as one line: "exercises/ex07.yaml  main.answer: is not among the offered options". */
export function faultLine({ file, field, reason }: Fault): string {
  return field === '' ? `${file}: ${reason}` : `${file}  ${field}: ${reason}`;
}
