import type { Questionnaire } from '#contract/study-instruments.ts';

/**
 * The question of the consensus of the Prevention of Falls Network Europe (Lamb and others, 2005), word for word as an article
 * under CC BY 4.0 gives it: Trials 2016;17, doi:10.1186/s13063-016-1259-7, table 1. The days are asked in our words.
 */
export const fallsQuestion: Questionnaire = {
  title: 'Falls in the past month',
  intro: '',
  attribution:
    'Question of the ProFaNE consensus (Lamb and others, 2005), as given in Trials 2016;17, doi:10.1186/s13063-016-1259-7, table 1 (CC BY 4.0).',
  items: [
    {
      id: 'fell',
      text: 'In the past month, have you had any fall including a slip or trip in which you lost your balance and landed on the floor or ground or lower level?',
      options: [
        { value: 1, label: 'Yes' },
        { value: 0, label: 'No' },
      ],
    },
  ],
  asksForFalls: true,
};

export const fallsVersion = 'ProFaNE 2005';
