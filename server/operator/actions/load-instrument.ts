import { endpoints } from '#contract/endpoints.ts';
import { loadFile } from '#server/study/operate-instruments.ts';
import { changes } from '../action.ts';

/** @throws Problem `validation` or `conflict` */
export const loadInstrument = changes({
  name: 'instrument load',
  endpoint: endpoints.loadInstrument,
  run: async ({ services }, { file, permission }) => {
    const { instrument, version } = await loadFile(services, { file, permission });
    return {
      response: { message: `${instrument}, version ${version}, is loaded.` },
      entry: { subject: instrument, details: { version, permission } },
    };
  },
});
