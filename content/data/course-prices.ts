import { studyFigures } from '../register/study.ts';

const { current, edition } = studyFigures['course-intensive-cost'];
const short = studyFigures['course-vacation-cost'];

/** The prices of Korean courses: the register's current ones, and those of March 2025. */
export const coursePrices = {
  term: {
    seoul: { from: current.value.seoulFrom, to: current.value.seoulTo },
    busan: { from: current.value.busanFrom, to: current.value.busanTo },
  },
  short: { from: short.current.value.weeks4, to: short.current.value.weeks8 },
  edition: { term: edition.value, short: short.edition.value },
} as const;
