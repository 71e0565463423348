import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Invocation } from './command-type.ts';
import { checkDay, fieldOf, oneOf, textOf, wholeNumber } from './read-options.ts';

/** Reads what a command says as the fields of its endpoint, with their limits. */

type Given = Pick<Invocation, 'args' | 'options'>;

/** How a command says what its endpoint takes; `Said` is what no field says in the same way. */
export type CommandFace<Field extends string, Said extends object> = {
  /** Its words in their order, then its options. */
  usage?: string;
  description: string;
  /** The field of each word. */
  words?: readonly Field[];
  /** The field of each option. */
  options?: Readonly<Record<string, Field>>;
  /** By option: the texts that empty its field. */
  empty?: Readonly<Record<string, readonly string[]>>;
  read?: (given: Given) => Said;
};

type InputFields = Readonly<Record<string, z.ZodMiniType>>;

/**
 * @param isPart whether fields that the command does not say are left out, instead of filled in
 * @throws Problem `validation` with the message of what cannot be read
 */
export function readInput(
  endpoint: Endpoint | undefined,
  face: CommandFace<string, object>,
  given: Given,
  isPart: boolean,
): object {
  const fields = fieldsOf(endpoint);
  const said: Record<string, unknown> = {
    ...readWords(fields, face, given),
    ...readOptions(fields, face, given),
    ...face.read?.(given),
  };
  const needed = Object.entries(fields).filter(([name]) => !isPart || said[name] !== undefined);
  return {
    ...said,
    ...Object.fromEntries(needed.map(([name, field]) => [name, fieldOf(field, said[name])])),
  };
}

function fieldsOf({ params, query, body }: Pick<Endpoint, 'params' | 'query' | 'body'> = {}): InputFields {
  return Object.assign(
    {},
    ...[params, query, body].map((schema) => (schema as { shape?: InputFields })?.shape),
  );
}

function readWords(
  fields: InputFields,
  { usage = '', words = [] }: CommandFace<string, object>,
  { args }: Given,
) {
  const shown = usage.split(' ');
  return Object.fromEntries(
    words.map((name, at) => {
      const label = shown[at]?.replace('...', '');
      const text = shown[at] === label ? args[at] : args.slice(at).join(' ');
      return [name, fieldOf(fields[name] as z.ZodMiniType, text ?? '', label)];
    }),
  );
}

function readOptions(
  fields: InputFields,
  { options: names = {}, empty = {} }: CommandFace<string, object>,
  { options }: Given,
) {
  return Object.fromEntries(
    Object.entries(names).map(([option, name]) => {
      const text = textOf(options, option)?.trim();
      const isEmpty = text !== undefined && empty[option]?.includes(text);
      return [name, isEmpty ? null : readOption(fields[name] as z.ZodMiniType, options, option)];
    }),
  );
}

/** The value of one option, in the messages of the command line. */
function readOption(field: z.ZodMiniType, options: Given['options'], option: string): unknown {
  const { anyOf, ...plain } = z.toJSONSchema(field, { io: 'input', unrepresentable: 'any' });
  const { type, format, minimum, maximum, enum: allowed } = anyOf?.[0] ?? plain;
  if (type === 'boolean') return options[option] === true;
  if (type === 'integer') return wholeNumber(options, option, minimum, maximum);
  if (allowed) return oneOf(options, option, allowed as string[]);
  const text = textOf(options, option);
  if (text === undefined) return undefined;
  return format === 'date' ? checkDay(option, text) : fieldOf(field, text, `--${option}`);
}
