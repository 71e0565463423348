import { endpoints } from '#contract/endpoints.ts';
import { storeStudy } from '#server/study/operate-studies.ts';
import { changes } from '../action.ts';

/** The audit log keeps the plan without the seed, which would tell the arms. @throws Problem `conflict` */
export const createStudy = changes({
  name: 'study create',
  endpoint: endpoints.createStudy,
  run: async ({ services }, given) => {
    const { id, name, startsOn, endsOn, allocation } = await storeStudy(services, given);
    return {
      response: { message: `The study ${name} is created. Add its codes next.` },
      entry: { subject: id, details: { name, startsOn, endsOn, allocation } },
    };
  },
});
