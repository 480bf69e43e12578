import type { sections as es } from './privacy-policy.es.ts';

export const sections = [
  {
    id: 'summary',
    title: 'The short version',
    blocks: [
      'You can read the whole guide without giving us any data. We only process what you send when you write to us, and what is essential for the site to work.',
      [
        'We use your data to answer you. We do not sell it or use it for advertising.',
        'Writing to us does not subscribe you to anything.',
        'We keep messages for 12 months and then delete them.',
        'You can ask us at any time for a copy of your data, to correct it or to delete it.',
      ],
    ],
  },
  {
    id: 'controller',
    title: 'Who is responsible for your data',
    blocks: [
      'The data controller is the owner of Rumbo Corea:',
      ['Owner: {controller}', 'Tax ID: {taxId}', 'Address: {address}', 'Email: {email}'],
      'For anything to do with your data, write to that address. This policy applies the General Data Protection Regulation (GDPR) and Spain’s Organic Law 3/2018 on the Protection of Personal Data and the guarantee of digital rights (LOPDGDD).',
    ],
  },
  {
    id: 'data',
    title: 'What data we process',
    blocks: [
      [
        'When you write to us: your name, email address, subject and message, together with the date you sent it and a record that you ticked the privacy box.',
        'If you request a report from the budget calculator: your email address and the details of the calculation, such as the city, length of stay, purpose, spending level and estimated total. With them we send you an automatic breakdown by email, and a person may add to it afterwards.',
        'If you subscribe to the newsletter: your email address, the language you prefer and proof of your consent, that is, which text you accepted, in which form and when.',
        'If you use “Near me” on the map: your position, which is only used inside your browser. It does not reach us and is not stored.',
        'If you use the entry checker, the D-4 plan, the calculator or the date of an itinerary: what you choose (nationality of the passport, purpose, days, dates, city and budget) is worked out in your browser and is part of the page’s address, so that you can share it and go on in another tool. On the server we keep no more than what you send us with a form. If you tick “Remember my answers on this device”, your browser keeps them until you press “Forget my answers”.',
        'If you see prices in your currency: the currency, the rate you type and its date stay in your browser until you remove them. They do not reach us.',
        'If the search finds nothing: we count the words you typed, with the language and the day, to learn what is missing from the guide. We do not keep who typed them, from where or at what time, and we do not count email addresses, long numbers or long sentences. So this is not data about you.',
        'When you visit the guide: the technical data that your browser sends to any server, such as your IP address, the page you ask for and the time.',
      ],
      'The required fields in our forms are the ones we need to answer you: without them we cannot. Please do not include sensitive data in your message, such as medical information, or passport or card numbers; we do not need them for a first reply.',
    ],
  },
  {
    id: 'purposes',
    title: 'What we use it for, and on what legal basis',
    blocks: [
      [
        'To answer your enquiry and, if you ask us to, help you prepare your stay or send you a budget report. Legal basis: the steps you request before entering into a contract (Article 6.1.b of the GDPR) or, for other kinds of enquiry, our legitimate interest in replying to people who write to us (Article 6.1.f).',
        'To introduce you to an academy, only if you ask us to. Legal basis: the steps you request before entering into a contract (Article 6.1.b).',
        'To send you the newsletter, if you subscribe to it. Legal basis: your consent (Article 6.1.a), which you can withdraw whenever you like.',
        'To protect the guide and its forms from abuse, faults and spam. Legal basis: our legitimate interest in offering a secure service (Article 6.1.f).',
        'To comply with the law and respond when you exercise your rights. Legal basis: the legal obligations that apply to us (Article 6.1.c).',
      ],
      'By ticking the box in a form you confirm that you have read and accept this policy. It does nothing else: in particular, it does not subscribe you to the newsletter.',
      'If you subscribe to the newsletter, we will first ask you to confirm your address from an email. Until you do, you will receive nothing. Every newsletter includes a simple way to unsubscribe.',
    ],
  },
  {
    id: 'recipients',
    title: 'Who may receive it',
    blocks: [
      'We do not sell or rent out your data. The only ones who may receive it are:',
      [
        'The companies that provide us with technical services, such as web hosting and email. They process it on our behalf and on our instructions.',
        'The academy or accommodation you choose, if you ask us to put you in touch. We will tell you beforehand which data we are going to send and who will receive it.',
        'Authorities, judges and courts, when the law requires us to.',
      ],
      'If you would like to know which companies provide services to us at the moment, ask us by email.',
    ],
  },
  {
    id: 'transfers',
    title: 'Data sent outside Europe',
    blocks: [
      'If you ask us to introduce you to a Korean academy, your data will travel to South Korea. The European Commission recognises that the country offers, in general, adequate protection (Implementing Decision 2022/254).',
      'If any of our providers were to process data outside the European Economic Area, it would be under an adequacy decision of the European Commission or another of the safeguards provided for in the GDPR, such as standard contractual clauses. You can ask us for information about them.',
    ],
  },
  {
    id: 'retention',
    title: 'How long we keep it',
    blocks: [
      [
        'Messages and report requests: 12 months from the day we receive them.',
        'Ongoing arrangements: if your message leads to us helping you with a booking or an enrolment, we keep what is needed while that lasts and, afterwards, for the periods set by law.',
        'Newsletter: for as long as you are subscribed. If you do not confirm your address, we delete it after 7 days. If you unsubscribe, we stop writing to you and keep only what is needed to show that we respect your decision.',
        'Words searched for without a result: 90 days, as a count linked to nobody.',
        'Technical data: your IP address is used for a few minutes to limit abusive submissions. Of your email address we keep a fingerprint (a digest from which it cannot be read), for 24 hours at most, so as not to send you the same automatic reply again and again. The server’s records contain no IP addresses, email addresses or message texts, and are kept only for as long as security and fixing faults require.',
      ],
      'Once these periods are over we delete the data, unless the law requires us to keep some part of it blocked from use.',
    ],
  },
  {
    id: 'rights',
    title: 'Your rights',
    blocks: [
      'You have the following rights over your data, free of charge:',
      [
        'Access: to know which of your data we have and receive a copy.',
        'Rectification: to correct data that is inaccurate or incomplete.',
        'Erasure: to ask us to delete it.',
        'Objection: to ask us to stop using it where the basis is our legitimate interest.',
        'Restriction: to ask us to keep it without using it while a question is settled.',
        'Portability: to receive the data you gave us in a commonly used format, or ask us to send it to another organisation.',
        'Withdrawal of consent: at any time, without affecting what was done before you withdrew it.',
      ],
      'Write to {email} and tell us which right you wish to exercise. We will answer within one month, which can be extended by two more if the request is complex; if so, we will let you know. We will only ask you to prove your identity if we have reasonable doubts.',
      'If you believe we have not handled your data properly, you can complain to the Spanish Data Protection Agency (AEPD), at www.aepd.es or at Calle Jorge Juan, 6, 28001 Madrid. If you live in another country of the European Union, you can also turn to its data protection authority. We would be glad if you wrote to us first so that we can try to put things right, but you do not have to.',
    ],
  },
  {
    id: 'minors',
    title: 'Children and teenagers',
    blocks: [
      'In Spain, people can consent to the processing of their own data from the age of 14. If you are under 14, ask your mother, father or guardian to write to us instead. In other countries the age may be different.',
      'If we find out that we have data about a child under 14 that was sent without permission from their family or guardians, we will delete it.',
    ],
  },
  {
    id: 'security',
    title: 'How we protect it',
    blocks: [
      [
        'The guide is published over an encrypted connection (HTTPS).',
        'Our forms check that what is sent comes from this site, and limit repeated submissions.',
        'Only those who need to read your messages, to help you or to maintain the service, can see them.',
        'We ask for no more data than we need: what we do not have cannot be lost.',
      ],
      'No system is infallible. If a security breach put your rights at high risk, we would tell you without delay, as well as notifying the AEPD where required.',
    ],
  },
  {
    id: 'automated-decisions',
    title: 'Automated decisions',
    blocks: [
      'We make no automated decisions that affect you, and we build no profiles. The budget calculator only adds up figures from the options you choose. If a filter set a message aside because it looked like spam, the message would not be deleted for that reason and a person could review it.',
    ],
  },
  {
    id: 'storage',
    title: 'Cookies and browser storage',
    blocks: [
      'The guide uses no analytics or advertising tools. It keeps a few settings in your browser, such as the language, and your answer to the cookie notice, accepted or rejected. We explain them one by one in the cookie policy, linked at the foot of every page.',
      'Links to other sites and to social networks are plain links: those companies receive nothing from you until you open them. From then on, their own policies apply. The same goes for the images of the street map, from OpenStreetMap: they only load if you accept them or ask for them.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes to this policy',
    blocks: [
      'If we change this policy, we will publish the new text here with its date. If the change affects data you have already given us, we will let you know beforehand whenever we have a way to contact you.',
    ],
  },
] satisfies typeof es;
