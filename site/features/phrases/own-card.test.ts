import { describe, expect, test } from 'vitest';
import { cardOf, filledParts, valueOf } from './own-card.ts';
import type { BookPhrase, PhraseBook } from './phrase-book.ts';

const example = { source: '명동', text: 'Myeong-dong' };
const phrase = (given: Pick<BookPhrase, 'id' | 'source' | 'meaning'> & Partial<BookPhrase>) => ({
  blanks: [],
  answers: [],
  onlyShown: false,
  ...given,
});
const book: PhraseBook = {
  locale: 'es',
  situations: [
    {
      id: 'taxi',
      seal: '택시',
      name: 'Taxi',
      phrases: [
        phrase({
          id: 'taxiTo',
          source: '{place}[으로/로] 가 주세요.',
          meaning: 'Lléveme a {place}, por favor.',
          blanks: [{ id: 'place', type: 'place', label: 'lugar', options: 'places', example }],
        }),
        phrase({
          id: 'arriveBy',
          source: '{time}까지 도착해야 해요.',
          meaning: 'Tengo que estar allí a las {time}, como muy tarde.',
          blanks: [{ id: 'time', type: 'nativeHour', label: 'hora', example }],
          answers: ['possible'],
        }),
      ],
    },
  ],
  answers: { possible: { kind: 'say', korean: '가능해요', meaning: 'Se puede' } },
  options: {
    places: [
      { source: '경복궁', text: 'Palacio Gyeongbokgung' },
      { source: '서울+역', text: 'Estación de Seúl' },
    ],
  },
};
const place = { type: 'place', options: 'places' } as const;
const textsOf = (values: Record<string, string>) =>
  filledParts(book, { parts: [{ phrase: 'taxiTo', values }] }).map(
    ({ korean, meaning, reading }) => ({
      korean,
      meaning,
      reading,
    }),
  )[0];

describe('a card of one’s own', () => {
  test('the particle and the reading follow the place', () => {
    expect(textsOf({ place: 'palacio gyeongbokgung' })).toEqual({
      korean: '경복궁으로 가 주세요.',
      meaning: 'Lléveme a Palacio Gyeongbokgung, por favor.',
      reading: 'guiŏng-bok-kung-ŭ-ro ga chu-se-yo.',
    });
    expect(textsOf({ place: '서울' })?.korean).toBe('서울로 가 주세요.');
    expect(textsOf({ place: 'Estación de Seúl' })?.reading).toBe('sŏ-ul-liŏ-gŭ-ro ga chu-se-yo.');
    // What the letters do not say is printed both ways, as on Korean forms.
    expect(textsOf({ place: 'Cafe' })?.korean).toBe('Cafe(으)로 가 주세요.');
  });

  test('an hour is shown in digits and said in words', () => {
    const card = cardOf(book, {
      parts: [
        { phrase: 'taxiTo', values: { place: '경복궁' } },
        { phrase: 'gone' },
        { phrase: 'arriveBy', values: { time: '14:00' } },
      ],
    });
    expect(card.lines).toMatchObject([
      { kind: 'large', korean: '경복궁으로 가 주세요.' },
      { kind: 'rule' },
      { kind: 'line', korean: '오후 2시까지 도착해야 해요.' },
    ]);
    expect(card.said).toBe('경복궁으로 가 주세요. 오후 두 시까지 도착해야 해요.');
    expect(card.answers).toEqual([book.answers['possible']]);
  });

  test('without a value the example stands', () => {
    expect(textsOf({})?.korean).toBe('명동으로 가 주세요.');
    expect(textsOf({ place: ' ' })?.korean).toBe('명동으로 가 주세요.');
  });
});

describe('a value', () => {
  test('of a number has to be one', () => {
    expect(valueOf({ type: 'native' }, '2', {})).toEqual({ source: '두', text: '2' });
    expect(valueOf({ type: 'sino' }, '12', {})?.source).toBe('12');
    for (const typed of ['0', '100', '2.5', 'dos', '-1'])
      expect(valueOf({ type: 'native' }, typed, {})).toBeUndefined();
    for (const typed of ['24:00', '9:60', '9'])
      expect(valueOf({ type: 'nativeHour' }, typed, {})).toBeUndefined();
  });

  test('keeps no marks of a source that somebody types', () => {
    expect(valueOf(place, '<a|b>{place}', book.options)?.source).toBe('a b  place');
  });
});
