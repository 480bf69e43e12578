/** The street at the head of the page: a station, whose blocks are taken apart, and the signs around it. */
export const street = {
  station: '안국',
  line: 'seoul/3',
  signs: ['약국', '화장실', '출구', '김밥', '편의점', '미시오'],
} as const;
