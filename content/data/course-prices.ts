import { studyFigures } from '../register/study.ts';

const { seoulFrom, seoulTo, busanFrom, busanTo } =
  studyFigures['course-intensive-cost'].current.value;

/** The prices of Korean courses in the register. */
export const coursePrices = {
  term: {
    seoul: { from: seoulFrom, to: seoulTo },
    busan: { from: busanFrom, to: busanTo },
  },
  short: studyFigures['course-vacation-cost'].current.value,
} as const;
