import { describe, expect, it } from 'vitest';
import { inOneSense } from './search-senses.ts';

describe('a word beside words that are left out', () => {
  it.each([
    ['mi novio me pega', 'violencia'],
    ['me pego un taxista', 'violencia'],
    ['mi marido me golpeo', 'violencia'],
    ['nos maltratan', 'violencia'],
  ])('is what somebody does to another: %s', (query, said) => {
    expect(inOneSense(query, 'es')).toContain(said);
  });

  it.each(['busco pega en seul', 'se me pega el arroz', 'me golpeo un carro', 'me pego el sol'])(
    'is nothing of the kind in %s',
    (query) => {
      expect(inOneSense(query, 'es')).toBe(query);
    },
  );

  it.each(['un hombre me sigue', 'me estan siguiendo en la calle'])(
    'is to be followed: %s',
    (query) => {
      expect(inOneSense(query, 'es')).toContain('siguiendo');
    },
  );

  it('is how long something takes, and alone the weather', () => {
    expect(inOneSense('cuanto tiempo dura el vuelo', 'es')).toBe('cuanto tarda dura el vuelo');
    expect(inOneSense('tiempo en octubre', 'es')).toBe('tiempo en octubre');
  });

  it('is a pain that goes on, too', () => {
    expect(inOneSense('me sigue doliendo la cabeza', 'es')).not.toContain('siguiendo');
  });

  it.each(['comida sin chile', 'salsa de chile', 'chiles coreanos', 'me gusta el chile'])(
    'is the pepper in %s',
    (query) => {
      expect(inOneSense(query, 'es')).toContain('picante');
    },
  );

  it.each(['chile', 'working holiday chile', 'convenio con chile'])(
    'is the country in %s',
    (query) => {
      expect(inOneSense(query, 'es')).toBe(query);
    },
  );

  it('is no drink when it came to somebody', () => {
    expect(inOneSense('me vino la regla', 'es')).not.toContain('vino');
    expect(inOneSense('vino coreano', 'es')).toBe('vino coreano');
  });

  it.each(['does uber work', 'will my phone work in korea', "why doesn't my card work"])(
    'is no job where a thing is asked about: %s',
    (query) => {
      expect(inOneSense(query, 'en')).not.toContain('work');
    },
  );

  it.each([
    'can i work on a d-4',
    'do students work',
    'do i need a visa to work',
    'what must i do to work in korea',
    'does my visa let me work',
    'where do you work',
  ])('is a job where a person is: %s', (query) => {
    expect(inOneSense(query, 'en')).toBe(query);
  });

  it.each([
    'google maps not working',
    'is the subway working on sunday',
    "my card isn't working in korea",
  ])('is no job where a thing has failed: %s', (query) => {
    expect(inOneSense(query, 'en')).not.toContain('working');
  });

  it.each(['i am not working', 'not working visa'])('is a job in %s', (query) => {
    expect(inOneSense(query, 'en')).toContain('working');
  });

  it('is advice and no money for a waiter', () => {
    expect(inOneSense('tips for students', 'en')).not.toContain('tips');
    expect(inOneSense('tips for waiters', 'en')).toContain('tips');
  });
});
