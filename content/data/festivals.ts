import type { Text } from '../locale.ts';
import type { GuideSourceId } from './guide-sources.ts';

/** A festival that the page of when to go names. */
interface Festival {
  readonly name: Text;
  /** `MM-DD` to `MM-DD`, or from so many to so many days before Buddha's Birthday. */
  readonly held:
    | { readonly from: string; readonly to: string }
    | { readonly beforeBuddha: readonly [most: number, least: number] };
  /** The same in words. */
  readonly when: Text;
  /** What the page says of it. */
  readonly text: Text;
  readonly sources: readonly GuideSourceId[];
}

/** By month; none has published its dates of 2027. */
export const festivals: readonly Festival[] = [
  {
    name: {
      es: 'Festival de la trucha del hielo de Hwacheon',
      en: 'Hwacheon Ice Trout Festival',
    },
    held: { from: '01-01', to: '01-31' },
    when: { es: 'enero', en: 'January' },
    text: {
      es: 'El festival de la trucha del hielo de Hwacheon es en enero.',
      en: 'The ice trout festival in Hwacheon is in January.',
    },
    sources: ['local-festivals'],
  },
  {
    name: {
      es: 'Festival de los cerezos de Jinhae',
      en: 'Jinhae Cherry Blossom Festival',
    },
    // The days of the editions of 2024 and 2025.
    held: { from: '03-23', to: '04-06' },
    when: {
      es: 'finales de marzo y principios de abril',
      en: 'late March and early April',
    },
    text: {
      es: 'El festival de los cerezos de Jinhae fue del 28 de marzo al 6 de abril en 2025: el más famoso y el más concurrido.',
      en: 'The Jinhae cherry blossom festival ran from 28 March to 6 April in 2025. It is the best known and the most crowded.',
    },
    sources: ['jinhae'],
  },
  {
    name: {
      es: 'Yeondeunghoe, las linternas de loto de Seúl',
      en: 'Yeondeunghoe, Seoul’s lotus lanterns',
    },
    // So far before it were the weekends of 2022, 2023 and 2025.
    held: { beforeBuddha: [10, 6] },
    when: {
      es: 'alrededor de una semana antes del cumpleaños de Buda',
      en: 'about a week before Buddha’s Birthday',
    },
    text: {
      es: 'El desfile de Yeondeunghoe (연등회), una semana antes del cumpleaños de Buda, va de la puerta de Heunginjimun al templo Jogyesa un sábado por la tarde. En 2027, el cumpleaños es el 13 de mayo.',
      en: 'The Yeondeunghoe (연등회) parade, a week before Buddha’s Birthday, goes from Heunginjimun Gate to Jogyesa Temple on a Saturday evening. In 2027 the birthday is on 13 May.',
    },
    sources: ['lotus-lanterns'],
  },
  {
    name: { es: 'Festival del barro de Boryeong', en: 'Boryeong Mud Festival' },
    held: { from: '07-01', to: '08-31' },
    when: { es: 'julio y agosto', en: 'July and August' },
    text: {
      es: 'El festival del barro de Boryeong es en julio y agosto; en 2023 fue del 21 de julio al 6 de agosto.',
      en: 'The mud festival in Boryeong is in July and August; in 2023 it ran from 21 July to 6 August.',
    },
    sources: ['boryeong'],
  },
  {
    name: {
      es: 'Festival internacional de cine de Busan',
      en: 'Busan International Film Festival',
    },
    held: { from: '09-01', to: '10-31' },
    when: { es: 'septiembre u octubre', en: 'September or October' },
    text: {
      es: 'El festival de cine de Busan empezó el 17 de septiembre en 2025; antes era en octubre.',
      en: 'The Busan film festival began on 17 September in 2025; it used to be in October.',
    },
    sources: ['biff'],
  },
  {
    name: {
      es: 'Linternas del río Nam, en Jinju',
      en: 'Lanterns on the River Nam in Jinju',
    },
    held: { from: '10-01', to: '10-31' },
    when: { es: 'octubre', en: 'October' },
    text: {
      es: 'Las linternas de Jinju flotaron en el río del 8 al 22 de octubre en 2023.',
      en: 'In 2023 the lanterns floated on the river in Jinju from 8 to 22 October.',
    },
    sources: ['jinju-lanterns'],
  },
  {
    name: {
      es: 'Festival de las linternas de Seúl',
      en: 'Seoul Lantern Festival',
    },
    // The days of the editions of 2024 and 2025.
    held: { from: '12-12', to: '01-18' },
    when: {
      es: 'de mediados de diciembre a mediados de enero',
      en: 'mid-December to mid-January',
    },
    text: {
      es: 'En el arroyo Cheonggyecheon hubo linternas del 12 de diciembre de 2025 al 18 de enero de 2026, de noche y gratis.',
      en: 'The Cheonggyecheon stream had its lanterns from 12 December 2025 to 18 January 2026, in the evenings and free of charge.',
    },
    sources: ['seoul-lanterns'],
  },
];
