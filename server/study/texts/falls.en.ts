/**
 * The question of the consensus of the Prevention of Falls Network Europe (Lamb and others, 2005), word for word as an article
 * under CC BY 4.0 gives it: Trials 2016;17, doi:10.1186/s13063-016-1259-7, table 1. The days are asked in our words.
 */
export const en = {
  title: 'Falls in the past month',
  question:
    'In the past month, have you had any fall including a slip or trip in which you lost your balance and landed on the floor or ground or lower level?',
  yes: 'Yes',
  no: 'No',
  attribution:
    'Question of the ProFaNE consensus (Lamb and others, 2005), as given in Trials 2016;17, doi:10.1186/s13063-016-1259-7, table 1 (CC BY 4.0).',
  version: 'ProFaNE 2005',
};
