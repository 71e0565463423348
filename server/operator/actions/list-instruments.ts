import { endpoints } from '#contract/endpoints.ts';
import type { LoadedInstrument } from '#contract/study-instruments.ts';
import { findInstruments } from '#server/study/operate-instruments.ts';
import { reads } from '../action.ts';

/** The words that are loaded, the newest first. */
export const listInstruments = reads({
  name: 'instrument list',
  endpoint: endpoints.listInstruments,
  run: async ({ services }) => ({
    response: {
      instruments: (await findInstruments(services)).map(({ instrument, version, permission, loadedAt }) => ({
        ...{ instrument: instrument as LoadedInstrument, version, permission },
        loadedAt: loadedAt.toISOString(),
      })),
    },
  }),
});
