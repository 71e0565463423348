/** Markup that is safe to send: every value put into an `html` template is escaped unless it is Markup itself. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  toString(): string {
    return this.text;
  }
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

type Value = string | number | Markup | null | readonly Markup[];

function escaped(value: Value): string {
  if (value === null) return '';
  if (value instanceof Markup) return value.text;
  if (Array.isArray(value)) return value.map((markup: Markup) => markup.text).join('');
  return String(value).replaceAll(/[&<>"']/g, (character) => entities[character] as string);
}

/** html`<p>${whatAPersonTyped}</p>` */
export function html(parts: TemplateStringsArray, ...values: Value[]): Markup {
  return new Markup(String.raw({ raw: parts }, ...values.map(escaped)));
}
