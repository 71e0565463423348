import { Readable } from 'node:stream';
import { endpoints } from '#contract/endpoints.ts';
import { exportStudy } from '#server/study/export-study.ts';
import { packedTexts } from '#server/study/packed-texts.ts';
import { getStudyRow } from '#server/study/studies.ts';
import { changes } from '../action.ts';

/**
 * The files of `study export` in one response. They are packed in memory, so that the transaction is over, and its entry in
 * the audit log stored, before a slow line receives them.
 * @throws Problem `not_found`, or `conflict` while too few people take part
 */
export const downloadStudy = changes({
  name: 'study export',
  endpoint: endpoints.downloadStudy,
  isolationLevel: 'repeatable read',
  run: async ({ services: { database, clock } }, { studyId }) => {
    const study = await getStudyRow(database, studyId);
    const texts = packedTexts();
    const counts = await exportStudy(database, texts.add, study, clock.now());
    return { response: Readable.from(texts.json()), entry: { subject: studyId, details: counts } };
  },
});
