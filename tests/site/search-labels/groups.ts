import { BUDGETS } from '../../../budgets';
import { type Label, QUESTIONS } from './read';

/** Whole questions share few words with what answers them, so less can be asked of search. */
export const GROUPS = [
  {
    name: 'words',
    includes: ({ kind }: Label) => !QUESTIONS.includes(kind),
    limits: BUDGETS.search.words,
  },
  {
    name: 'questions',
    includes: ({ kind }: Label) => QUESTIONS.includes(kind),
    limits: BUDGETS.search.questions,
  },
];
