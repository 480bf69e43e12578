import { expect, it } from 'vitest';
import { parenthesized } from './compiled-ahead.ts';

it('puts the functions of CommonJS modules in parentheses, and no others', () => {
  const code = 'var a=t(e=>{e.b=[1].map(n=>n+1)}),c=t((e,d)=>{d.exports=a()});c();const f=e=>e;';
  expect(parenthesized(code)).toBe(
    'var a=t((e=>{e.b=[1].map(n=>n+1)})),c=t(((e,d)=>{d.exports=a()}));c();const f=e=>e;',
  );
});
