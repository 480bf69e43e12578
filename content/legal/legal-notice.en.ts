import type { sections as es } from './legal-notice.es.ts';

export const sections = [
  {
    id: 'owner',
    title: 'Owner of the guide',
    blocks: [
      'As Article 10 of Spain’s Law 34/2002 on information society services and electronic commerce (LSSI) requires, these are the details of the owner of Rumbo Corea:',
      ['Owner: {controller}', 'Tax ID: {taxId}', 'Address: {address}', 'Email: {email}'],
    ],
  },
  {
    id: 'contact',
    title: 'How to get in touch',
    blocks: [
      'You can write to {email} or use the form on the contact page. We answer in Spanish and English, at the hours given on the contact page.',
      'If you want to report content that you believe is unlawful or wrong, or that your work has been used without permission, tell us the page’s web address and the reason. We will look into it and reply.',
    ],
  },
  {
    id: 'purpose',
    title: 'What it is and what it is not',
    blocks: [
      'Rumbo Corea is a free information guide to travelling to South Korea, studying there or living in the country. There is no need to register, and nothing is sold or charged for on this site.',
      [
        'It is not a public body and does not act for the Government of Korea, an embassy or a consulate.',
        'It does not issue visas, the K-ETA or the e-Arrival card, and does not charge for them. It only links to the official websites.',
        'It is not a travel agency, an academy or a law firm.',
      ],
    ],
  },
  {
    id: 'partners',
    title: 'Partner academies and other links',
    blocks: [
      'The academies that we work with are marked as partners. The course costs you the same as booking directly, and our help with enrolment is free of charge to you.',
      'All other links, those of cooking classes and guided tours included, lead to official or third-party sites that we think are useful. They carry no affiliate codes, and we earn nothing from them. We do not control them; each is responsible for its content and for what it does with your data.',
    ],
  },
  {
    id: 'rights',
    title: 'Authorship and use of the content',
    blocks: [
      'The texts, illustrations, design and code belong to the owner or are used with permission. You may read, print and share the guide, link to it and quote it if you name the source. For any other use, ask for permission first. The terms of use explain this in detail.',
    ],
  },
  {
    id: 'rules',
    title: 'Other rules that apply',
    blocks: [
      'The terms of use, the privacy policy, the cookie policy and the accessibility statement complete this notice. They are linked at the foot of every page.',
      'This notice is governed by Spanish law. If you are a consumer, you keep the rights that the law of the place where you live gives you.',
    ],
  },
] satisfies typeof es;
