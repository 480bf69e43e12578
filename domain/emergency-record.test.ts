import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cleanAddress,
  isInHangul,
  longestAddress,
  readEmergencyRecord,
} from './emergency-record.ts';

describe('the record of the page of emergencies', () => {
  it('is read as it was stored', () => {
    const record = { country: 'AR', hotel: '서울특별시 중구 명동길 14', card: { name: 'Lucía' } };
    expect(readEmergencyRecord(JSON.stringify(record))).toEqual(record);
  });

  it.each([null, '', '{', '[]', '7', 'null'])('%s is an empty record', (text) => {
    expect(readEmergencyRecord(text)).toEqual({});
  });

  it('loses what is not valid, and keeps the rest', () => {
    const stored = {
      country: 'argentina',
      hotel: 'x'.repeat(longestAddress + 1),
      card: { a: 1, b: 'ok' },
    };
    expect(readEmergencyRecord(JSON.stringify(stored))).toEqual({ card: { b: 'ok' } });
  });

  it('never throws, whatever is stored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(() => readEmergencyRecord(text)).not.toThrow();
      }),
    );
  });
});

describe('an address that was pasted', () => {
  it('loses empty lines and spaces', () => {
    expect(cleanAddress('  서울  중구 \n\n\t명동길 14 ')).toBe('서울 중구\n명동길 14');
  });

  it('is never longer than what is kept, and clean already the second time', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 900 }), (text) => {
        const clean = cleanAddress(text);
        expect(clean.length).toBeLessThanOrEqual(longestAddress);
        expect(cleanAddress(clean)).toBe(clean.trim());
      }),
    );
  });

  it.each([
    ['서울특별시 중구 명동길 14', true],
    ['호텔 28 (Hotel 28), 서울 중구 명동7길 13', true],
    ['13 Myeongdong 7-gil, Jung-gu, Seoul', false],
    ['04536', false],
    ['', false],
  ])('%s is in Hangul: %s', (address, expected) => {
    expect(isInHangul(address)).toBe(expected);
  });
});
