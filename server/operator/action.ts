import type { Readable } from 'node:stream';
import type { Body, Description, Endpoint, Params, Query, ResponseOf } from '#contract/endpoint.ts';
import type { OperatorsOnly } from '#contract/operator-roles.ts';
import type { Player } from '#server/access/check-access.ts';
import { originOf } from '#server/lib/config.ts';
import type { Call, Mount } from '#server/lib/http/mount.ts';
import type { Services } from '#server/services/services.ts';
import type { AccountRow } from '#server/tables/accounts.ts';
import type { By, Command, CommandRow } from './command-type.ts';
import { findPerson } from './find-person.ts';
import { getOpenedPerson, rejectHigherRole } from './people/change-person.ts';
import { type CommandFace, readInput } from './read-input.ts';
import { type Entry, withAudit } from './with-audit.ts';

/** What operators do, each defined once for its two faces: a call of the web pages, and a command. */

export type OperatorEndpoint = Endpoint & Description & { caller: 'signedIn'; only: OperatorsOnly };

export type MountForOperators = Mount<'signedIn', Services, Player, OperatorsOnly>;

export type OperatorAction<
  O extends OperatorsOnly = OperatorsOnly,
  I = never,
  E extends Endpoint = Endpoint,
> = {
  /** Two words: the command, and what the audit log calls it. */
  name: string;
  isChange: boolean;
  /** Null where there is no call. */
  endpoint: (OperatorEndpoint & { only: O }) | null;
  run: Run<I, Done<E>>;
  mount: (signedIn: MountForOperators) => void;
  command: Command | null;
};

type FieldsOf<Parsed> = Parsed extends undefined ? unknown : Parsed;

/** What a call sends, in one object: its parameters, its query and its body. */
type ActionFields<E extends Endpoint> = FieldsOf<Params<E>> & FieldsOf<Query<E>> & FieldsOf<Body<E>>;

type Definition<E extends OperatorEndpoint, Said extends object> = Pick<OperatorAction, 'name'> & {
  endpoint?: E;
  /** `Said` is what the command line alone can say. */
  command?: CommandFace<keyof ActionFields<E> & string, Said>;
};

type Done<E extends Endpoint> = {
  /** What the web gets; a long response as its JSON, piece by piece. */
  response: E['streams'] extends true ? Readable : ResponseOf<E>;
  /** What the command prints. */
  rows?: readonly CommandRow[];
  /** What the command says; without it the message that the web gets. */
  message?: string;
};

type WithEntry<D> = D & { entry: Entry };
type WithDetails<D> = D & Pick<NonNullable<Entry>, 'details' | 'reason'>;

type Run<Input, Result> = (by: By, input: Input) => Promise<Result>;
type Input<E extends OperatorEndpoint, Said> = ActionFields<E> & Partial<Said>;

/** Changes nothing. */
export function reads<E extends OperatorEndpoint, Said extends object>(
  definition: Definition<E, Said> & { run: Run<Input<E, Said>, Done<E>> },
): OperatorAction<E['only'], Input<E, Said>, E> {
  return define(definition, { isChange: false });
}

/** Changes something together with its entry in the audit log, or not at all. */
export function changes<E extends OperatorEndpoint, Said extends object>(
  definition: Definition<E, Said> & {
    run: Run<Input<E, Said>, WithEntry<Done<E>>>;
    /** "Read committed" unless it is given. */
    isolationLevel?: 'repeatable read';
  },
): OperatorAction<E['only'], Input<E, Said>, E> {
  const { isolationLevel } = definition;
  const run = (by: By, input: Input<E, Said>) =>
    withAudit(
      by,
      definition.name,
      async (services) => {
        const { entry, ...result } = await definition.run({ ...by, services }, input);
        return { entry, result };
      },
      isolationLevel && { isolationLevel },
    );
  return define({ ...definition, run }, { isChange: true });
}

type PersonDefinition<E extends OperatorEndpoint, Said extends object, Result> = Definition<E, Said> & {
  /** On the web; without it the person has to be opened. A command names the person first. */
  find?: (by: By, input: ActionFields<E>) => Promise<AccountRow>;
  /** A command leaves out what only the web asks for. */
  run: (by: By, person: AccountRow, input: Partial<ActionFields<E>> & Partial<Said>) => Promise<Result>;
};

/** Changes nothing about a person. */
export function readsPerson<E extends OperatorEndpoint, Said extends object>(
  definition: PersonDefinition<E, Said, Done<E>>,
): OperatorAction<E['only'], Input<E, Said>, E> {
  return defineForPerson(definition, definition.run, { isChange: false });
}

/** Changes something about a person together with its entry in the audit log, or not at all. */
export function changesPerson<E extends OperatorEndpoint, Said extends object>(
  definition: PersonDefinition<E, Said, WithDetails<Done<E>>>,
): OperatorAction<E['only'], Input<E, Said>, E> {
  const run: typeof definition.run = (by, person, input) =>
    withAudit(by, definition.name, async (services) => {
      const { details, reason, ...result } = await definition.run({ ...by, services }, person, input);
      return { entry: { subject: 'a person', accountId: person.id, details, reason }, result };
    });
  return defineForPerson(definition, run, { isChange: true });
}

/** The same for what takes longer than a transaction, and records itself when it is done. */
export function changesPersonAndRecords<E extends OperatorEndpoint, Said extends object>(
  definition: PersonDefinition<E, Said, Done<E>>,
): OperatorAction<E['only'], Input<E, Said>, E> {
  return defineForPerson(definition, definition.run, { isChange: true });
}

function defineForPerson<E extends OperatorEndpoint, Said extends object>(
  given: PersonDefinition<E, Said, unknown>,
  act: PersonDefinition<E, Said, Done<E>>['run'],
  { isChange }: Pick<OperatorAction, 'isChange'>,
): OperatorAction<E['only'], Input<E, Said>, E> {
  const { find = isChange ? findToChange : findOpened, ...definition } = given;
  const run = async (by: By, input: Input<E, Said>): Promise<Done<E>> => {
    const person = await (by.named === null ? find(by, input) : findPerson(by.services.database, by.named));
    return { rows: [{ person: person.userName }], ...(await act(by, person, input)) };
  };
  return define({ ...definition, run }, { isChange, isPerson: true });
}

function define<E extends OperatorEndpoint, Said extends object>(
  definition: Definition<E, Said> & { run: Run<Input<E, Said>, Done<E>> },
  { isChange, isPerson = false }: Pick<OperatorAction, 'isChange'> & { isPerson?: boolean },
): OperatorAction<E['only'], Input<E, Said>, E> {
  const { name, endpoint, command: face, run } = definition;
  const respond = async (
    services: Services,
    { caller, origin, params, query, body }: Call<OperatorEndpoint>,
  ) => {
    const by = { services, operator: caller.accountId, origin, named: null };
    const sent = { ...(params as object), ...(query as object), ...(body as object) };
    return (await run(by, sent as Input<E, Said>)).response;
  };
  const command = face && {
    name,
    usage: [name, ...(face.usage ? [face.usage] : [])].join(' '),
    description: face.description,
    run: async ({ services, operator, ...given }: Parameters<Command['run']>[0]) => {
      const by = { services, operator, origin: originOf(services.config), named: given.args[0] ?? '' };
      const input = readInput(endpoint, face, given, isPerson);
      const { rows = [], response, message = messageOf(response) } = await run(by, input as Input<E, Said>);
      return { rows, ...(message !== undefined && { message }) };
    },
  };
  return {
    name,
    isChange,
    endpoint: endpoint ?? null,
    run,
    mount: (signedIn) => endpoint && signedIn<OperatorEndpoint>(endpoint, respond),
    command: command ?? null,
  };
}

const findOpened = (by: By, input: unknown) => getOpenedPerson(by, (input as { userId: string }).userId);

async function findToChange(by: By, input: unknown): Promise<AccountRow> {
  const person = await findOpened(by, input);
  await rejectHigherRole(by, person);
  return person;
}

function messageOf(response: unknown): string | undefined {
  const { message } = (response ?? {}) as { message?: string };
  return message;
}
