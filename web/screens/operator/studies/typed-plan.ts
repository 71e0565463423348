import type { SentBody } from '#contract/endpoint.ts';
import { type createStudy, type InstrumentId, instrumentIds } from '#contract/operator-study.ts';
import { type Collectable, collectables } from '#contract/study-plan.ts';

/** What an owner types into the form of a new study, as the call takes it. Pure. */

export type TypedPlan = Record<
  | 'studyId'
  | 'name'
  | 'ethicsReference'
  | 'contactName'
  | 'contactEmail'
  | 'startsOn'
  | 'endsOn'
  | 'version'
  | 'text'
  | 'allocation'
  | 'arms'
  | 'blockSizes'
  | 'seed'
  | `months_${InstrumentId}`,
  string
> &
  Record<`collects_${Collectable}`, boolean>;

const numbersOf = (typed: string) =>
  typed
    .split(/[,;\s]+/)
    .filter((part) => part !== '')
    .map(Number);

/** Lines such as "wait, Waiting list, 90"; without a number nobody waits. */
const armsOf = (typed: string) =>
  typed
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [id = '', name = '', days = '0'] = line.split(',').map((field) => field.trim());
      return { id, name: name || id, waitDays: Number(days) };
    });

export function planOf(typed: TypedPlan): SentBody<typeof createStudy> {
  const { studyId, name, ethicsReference, contactName, contactEmail, startsOn, endsOn, version, text } =
    typed;
  const isBlocks = typed.allocation === 'blocks';
  return {
    ...{ studyId, name, ethicsReference, contactName, contactEmail, startsOn, endsOn, version, text },
    allocation: isBlocks ? 'blocks' : 'list',
    arms: armsOf(typed.arms),
    blockSizes: isBlocks ? numbersOf(typed.blockSizes) : [],
    ...(isBlocks && typed.seed.trim() !== '' && { seed: typed.seed }),
    instruments: instrumentIds.flatMap((id) => {
      const months = numbersOf(typed[`months_${id}`]);
      return months.length > 0 ? [{ id, months }] : [];
    }),
    collects: collectables.filter((one) => typed[`collects_${one}`]),
  };
}

/** The names of the server's fields as those of the form: `arms.0.id` is the field of the arms. */
export function fieldsOfErrors(errors: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([path, message]) => {
      const [field = ''] = path.split('.');
      return [field === 'instruments' ? 'months_falls' : field, message];
    }),
  );
}
