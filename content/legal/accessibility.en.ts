import type { sections as es } from './accessibility.es.ts';

export const sections = [
  {
    id: 'commitment',
    title: 'Our commitment',
    blocks: [
      '{controller} wants everyone to be able to read Rumbo Corea and use its tools, with a mouse, a keyboard, a finger, a voice or a screen reader. This statement covers every page of the guide, in Spanish and in English.',
    ],
  },
  {
    id: 'level',
    title: 'How accessible the guide is',
    blocks: [
      'We work to the WCAG 2.2 guidelines, level AA, and to the European standard EN 301 549, which includes the WCAG guidelines for the web. The guide partly conforms: it meets them in everything we check, except for what the next section lists.',
      'In addition, the whole guide can be read without JavaScript, has a light and a dark theme, respects your setting for reduced motion and marks the language of Korean words.',
    ],
  },
  {
    id: 'exceptions',
    title: 'What is not accessible',
    blocks: [
      [
        'The street map, if you choose to load it, shows images from OpenStreetMap that we cannot describe. The same places are always listed beside the map, with their names.',
        'The sites that we link to, such as those for the K-ETA, the e-Arrival card or the academies, belong to others, and we have not checked how accessible they are.',
        'Korean texts have their language marked, but not every screen reader has a Korean voice installed. Where it matters, the translation or a reading in Latin letters is beside them.',
      ],
    ],
  },
  {
    id: 'method',
    title: 'How we check it',
    blocks: [
      'This is our own assessment. No outside body has reviewed it yet, and people with disabilities have not yet tested it in an organised way. Every version of the guide passes these tests before it is published, page by page and in both languages:',
      [
        'Automatic analysis with axe at the widths of a phone and a desktop, also with the cookie notice open.',
        'Every page gone through with the keyboard alone, so that everything can be reached, in order and with the focus in view.',
        'Zoom to 400% and wide text spacing, with nothing cut off and no scrolling in two directions.',
        'Reading without JavaScript, valid HTML and text alternatives for pictures.',
      ],
      'Automatic tests do not find every problem, so please tell us what you find.',
    ],
  },
  {
    id: 'feedback',
    title: 'Tell us',
    blocks: [
      'If something stops you using the guide, or you need information in another format, write to {email} or use the contact page. Tell us which page you are on, what you wanted to do and, if you can, which browser and assistive technology you use. We aim to reply within one working day.',
      'If you are not satisfied with the answer, reply to the same email and explain why. We will look at it again. You can also contact the consumer or disability-rights bodies where you live.',
    ],
  },
  {
    id: 'review',
    title: 'Preparation and review',
    blocks: [
      'This statement was prepared on 21 November 2026 from our own assessment described above. We review it when the guide changes in an important way and at least once a year.',
    ],
  },
] satisfies typeof es;
