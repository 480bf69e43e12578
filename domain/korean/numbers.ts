const sinoDigits = ['', '일', '이', '삼', '사', '오', '육', '칠', '팔', '구'];
const powers = ['천', '백', '십', ''];
const groups = ['억', '만', ''];
const largest = 10 ** 12;

const ones = ['', '한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉'];
const tens = ['', '열', '스물', '서른', '마흔', '쉰', '예순', '일흔', '여든', '아흔'];

/**
 * A whole number from 0 to 999,999,999,999 in the Sino-Korean series, for money, minutes, dates and floors, in
 * groups of four digits: 12500 → 만 이천오백. With the marks of a source (`source.ts`). Throws a RangeError.
 */
export function sino(number: number): string {
  if (!Number.isInteger(number) || number < 0 || number >= largest)
    throw new RangeError(`no number that is read: ${number}`);
  if (number === 0) return '영';
  return groups
    .map((group, at) => {
      const value = Math.floor(number / 10_000 ** (groups.length - 1 - at)) % 10_000;
      if (value === 0) return '';
      // Ten thousand is 만 alone, a hundred million 일억.
      const one = value === 1 && group === '만' && number < 20_000;
      return (one ? '' : fourDigits(value)) + group;
    })
    .filter(Boolean)
    .join(' ');
}

function fourDigits(value: number): string {
  return powers
    .map((power, at) => {
      const digit = Math.floor(value / 10 ** (powers.length - 1 - at)) % 10;
      if (digit === 0) return '';
      return (digit === 1 && power ? '' : (sinoDigits[digit] ?? '')) + power;
    })
    .join('')
    .replaceAll(/(?<=[천백십])육/g, '+육')
    .replaceAll(/(?<=[칠팔])십/g, '^십');
}

/**
 * A number from 1 to 99 in the native series as it stands before what is counted, for things, people and hours:
 * 2 → 두, 20 → 스무. With the marks of a source. Throws a RangeError.
 */
export function native(number: number): string {
  if (!Number.isInteger(number) || number < 1 || number > 99)
    throw new RangeError(`not from 1 to 99: ${number}`);
  if (number === 20) return '스무';
  const ten = tens[Math.floor(number / 10)] ?? '';
  const one = ones[number % 10] ?? '';
  if (ten && one.startsWith('여')) return `${ten}+${one}`;
  return ten === '열' && /^[두세다]/.test(one) ? `${ten}^${one}` : ten + one;
}

/**
 * A time of day, shown in digits and said with a native hour: (14, 30) → 오후 2시 30분, said 두 시 삼십 분. As a
 * source. Throws a RangeError when there is no such time.
 */
export function clock(hour: number, minute: number): string {
  if (!Number.isInteger(hour) || hour < 0 || hour > 23) throw new RangeError(`no hour: ${hour}`);
  if (!Number.isInteger(minute) || minute < 0 || minute > 59)
    throw new RangeError(`no minute: ${minute}`);
  const half = hour < 12 ? '오전' : '오후';
  const twelve = hour % 12 || 12;
  const minutes = minute ? ` <${minute}분|${sino(minute)}_분>` : '';
  return `${half} <${twelve}시|${nativeHour(twelve)}>${minutes}`;
}

/** An hour as it is said: 두_시; ㄹ and ㄼ make the next sound tense. */
function nativeHour(hour: number): string {
  const said = native(hour);
  return said + (/[열덟]$/.test(said) ? ' ^시' : '_시');
}

/** A whole amount in won, shown in digits: 12500 → 12,500원, said 만 이천오백 원. As a source. */
export function wonAmount(amount: number): string {
  const digits = String(amount).replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return `<${digits}원|${sino(amount)} 원>`;
}

/** A telephone number, read digit by digit with 공 for 0: 010-2345 → 공일공 이삼사오. As a source. */
export function phoneNumber(number: string): string {
  const said = number
    .split(/\D+/)
    .filter(Boolean)
    .map((part) => digitByDigit(part));
  return said.length ? `<${number}|${said.join(' ')}>` : number;
}

/** Digits one by one: 119 → 일일구. */
export function digitByDigit(digits: string): string {
  return Array.from(digits, (digit) =>
    digit === '0' ? '공' : (sinoDigits[Number(digit)] ?? ''),
  ).join('');
}
