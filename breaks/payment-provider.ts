import type { Break } from './break.ts';

export const breaks: readonly Break[] = [
  {
    behavior: 'What the configured payment provider cannot do is refused',
    file: 'server/subscriptions/customer.ts',
    find: '  if (known.provider === payments.name) return known.customerId;',
    replace:
      '  if (known.provider !== payments.name) return null;\n  if (known.customerId) return known.customerId;',
    noticedBy: 'server/subscriptions/other-provider.test.ts',
  },
  {
    behavior: 'A refund that no payment provider was asked for is not reported as done',
    file: 'server/subscriptions/perform.ts',
    find: '  if (!truth) return nothingHappened;\n  const running',
    replace: '  if (!truth) return done;\n  const running',
    noticedBy: 'server/subscriptions/other-provider.test.ts',
  },
  {
    behavior: 'An operation at another payment provider is not written down',
    file: 'server/subscriptions/run-operation.ts',
    find: '  await findCustomer(services, asked.accountId);\n',
    replace: '',
    noticedBy: 'server/subscriptions/other-provider.test.ts',
  },
  {
    behavior: 'A database is refused by settings for another use before anything is written',
    file: 'server/database/prepare-database.ts',
    find: '  if (known && !isSame(known, use)) throw usedForOther(known, use);\n',
    replace: '',
    noticedBy: 'server/database/prepare-database.test.ts',
  },
  {
    behavior: 'A database from before the mark that holds the published operator is the sandbox',
    file: 'server/database/prepare-database.ts',
    find: "`user_type = 'operator'`",
    replace: "`user_type = 'nobody'`",
    noticedBy: 'server/database/prepare-database.test.ts',
  },
  {
    behavior: 'A database from before the mark with people in it has to be named',
    file: 'server/database/prepare-database.ts',
    find: '  if (!isUsed || isNamed) return undefined;',
    replace: "  if (!isUsed || isNamed || use.mode === 'live') return undefined;",
    noticedBy: 'server/database/prepare-database.test.ts',
  },
  {
    behavior: 'The command line says what its settings are for',
    file: 'server/operations/command.ts',
    find: 'const use = databaseUseOf(config);',
    replace: "const use = { ...databaseUseOf(config), mode: 'live', provider: 'stripe' } as const;",
    noticedBy: 'server/database/prepare-database.test.ts',
  },
  {
    behavior: 'The sandbox is for this machine alone unless it is asked for by name',
    file: 'server/config.ts',
    find: 'sandbox && settings.SANDBOX === undefined && meantForOthers(settings)',
    replace: "sandbox && settings.SANDBOX === undefined && settings.HOST === '' && meantForOthers(settings)",
    noticedBy: 'server/config.test.ts',
  },
];
