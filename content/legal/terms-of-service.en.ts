import type { sections as es } from './terms-of-service.es.ts';

export const sections = [
  {
    id: 'service',
    title: 'What the guide offers',
    blocks: [
      'Rumbo Corea is an information guide, in Spanish and English, for people who want to travel to, study in or live in South Korea. You can use it free of charge and without registering.',
      'Nothing is sold or charged for on this site. We are not a travel agency, an academy, a law firm or a public body, and we do not represent the Government of Korea or any embassy. The legal notice, linked at the foot of each page, says who owns the guide and how to reach them.',
      'By using the guide you accept these terms. If you do not agree with them, please do not use it.',
    ],
  },
  {
    id: 'use',
    title: 'Responsible use',
    blocks: [
      'You may read, print and share the guide with anyone you like. In return, we ask you not to use it to:',
      [
        'Send messages that are false, offensive, promotional or against the law.',
        'Impersonate someone else, or send us other people’s data without their permission.',
        'Try to break into our systems, overload them or disrupt how they work.',
        'Copy its content in bulk to publish it elsewhere.',
      ],
      'We may limit submissions from a connection when there are signs of abuse.',
    ],
  },
  {
    id: 'accuracy',
    title: 'How far the information goes',
    blocks: [
      'We prepare our content with care, but prices, opening hours and entry requirements change, sometimes without notice.',
      [
        'Prices are as of November 2026, unless another date is shown beside them; the sources of each page also give those of March 2025. They are approximate and do not constitute an offer.',
        'The results of the budget calculator are estimates, and conversions to euros and dollars use a fixed rate that may differ from the rate of the day.',
        'Information about visas, the K-ETA and the e-Arrival is general and is no substitute for professional advice. The decision is always made by the Korean authorities, so check the requirements on their official sites or with the embassy before you buy a ticket.',
        'Opening hours and fares for places, transport and shops are set by those who run them, so check before you go.',
      ],
      'If you find a mistake, tell us and we will look into it.',
    ],
  },
  {
    id: 'partners',
    title: 'Partner academies and the free process',
    blocks: [
      'Some academies and universities appear as partners (“Partner”). This means that we work with them, and we say so to be open about it.',
      [
        'Our help in choosing a course and preparing the paperwork is free for you.',
        'The course costs you the same as booking it directly with the academy.',
        'You pay what others charge: tuition, accommodation, visa fees, translations, insurance or flights, for example.',
        'Your contract for the course is with the academy. The academy decides on places, prices, deadlines and cancellation rules, so ask it to confirm them in writing before you pay.',
        'We cannot guarantee a place, a visa or an academic result.',
      ],
      'The guide may also recommend courses or services from other companies. Whether to take them up is your decision, and each company’s own terms apply.',
    ],
  },
  {
    id: 'enquiries',
    title: 'Your enquiries',
    blocks: [
      'From Monday to Friday, within office hours, we aim to answer enquiries within 24 hours, that is, one working day, and to send budget reports within 24 to 48 hours. Occasionally we may take longer.',
      'Sending a form does not create a contract or commit you to anything.',
    ],
  },
  {
    id: 'intellectual-property',
    title: 'Intellectual property',
    blocks: [
      'The texts, illustrations, design and code of the guide belong to its owner or are used with permission from their authors. Typefaces, maps and other third-party materials keep their own licences.',
      [
        'You may link to any page and quote short passages if you name Rumbo Corea as the source.',
        'You may save or print pages for your personal use.',
        'To reproduce more, adapt the content or use it commercially, ask us for permission first.',
      ],
      'The names and trade marks of academies, companies and places belong to their owners and are mentioned for information only.',
    ],
  },
  {
    id: 'external-links',
    title: 'Links to other sites',
    blocks: [
      'We link to official and third-party sites because we think you will find them useful. We do not control them, so we are not responsible for their content, their availability or what they do with your data. If you tell us that a link leads to unlawful content or no longer works, we will correct or remove it.',
    ],
  },
  {
    id: 'liability',
    title: 'Liability',
    blocks: [
      'We work to keep the guide useful, up to date and always available, but it may contain errors or be interrupted. To the extent permitted by law, we are not liable for:',
      [
        'Decisions made on the information in the guide alone, without checking it against the official source.',
        'Services provided by academies, accommodation, transport operators or other companies.',
        'Interruptions due to maintenance, breakdowns or causes beyond our control.',
      ],
      'None of this excludes our liability for wilful misconduct or gross negligence, or limits the rights the law gives you as a consumer.',
    ],
  },
  {
    id: 'privacy',
    title: 'Privacy and cookies',
    blocks: [
      'The privacy policy explains how we handle your data, and the cookie policy what is kept in your browser. Both are linked at the foot of every page.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes to these terms',
    blocks: [
      'We may update the guide and these terms. The version that applies is the one published when you use the guide; the date at the top tells you when it was last revised. If any part turned out to be invalid, the rest would remain in force.',
    ],
  },
  {
    id: 'law',
    title: 'Governing law and courts',
    blocks: [
      'These terms are governed by Spanish law, and the courts of Spain have jurisdiction over any dispute about them.',
      'If you are a consumer, this does not take away the protection of the mandatory rules of the country you live in, or your right to go to the courts of your place of residence where the law so provides. Before it comes to that, write to us: most things can be settled by talking.',
    ],
  },
] satisfies typeof es;
