import type { Ui } from './es.ts';

/** Labels, notices and errors in English. */
export const en = {
  siteName: 'Rumbo Corea',
  tagline: 'Travel and study in South Korea',
  skip: 'Skip to content',
  sample: 'Sample',
  sampleOwner:
    'The details of the owner are samples; the real ones come when the guide is published.',
  loading: 'Loading…',
  home: 'Home',
  breadcrumb: 'Breadcrumb',
  language: 'Language',
  offer: {
    label: 'Language of the page',
    text: 'This page is also in English.',
    accept: 'Read in English',
    stay: 'Stay in Spanish',
  },
  theme: {
    label: 'Theme',
    system: 'Auto',
    light: 'Light',
    dark: 'Dark',
  },
  menu: {
    label: 'Main',
    open: 'Menu',
    close: 'Close',
    plan: 'Plan your trip',
    arrived: 'In Korea',
    where: 'Where to go',
    what: 'What to do',
    study: 'Study',
    contact: 'Contact',
    button: 'Work out your budget',
    card: { label: 'Your card', line: 'What you cannot eat, in Korean' },
    save: 'Save the guide',
    before: 'Before you go',
    panels: {
      plan: {
        line: 'From passport to budget, with dated figures.',
        title: 'What will it cost?',
        text: 'Five steps to a total you can print.',
      },
      where: {
        line: 'Palaces, beaches and mountains, with hours and prices.',
        title: 'Korea on a map',
        text: 'Every place in the guide, by city and by kind.',
      },
      what: {
        line: 'Eat, shop and see the country day by day.',
        title: 'Allergies?',
        text: 'A card in Korean to show the kitchen.',
      },
      study: {
        line: 'From your first Korean course to the D-4 visa.',
        title: 'Ask us',
        text: 'Which school and which visa would suit you.',
      },
    },
  },
  footer: {
    label: 'Footer',
    about: 'A guide for English speakers who travel to, study in or live in South Korea.',
    sections: 'On the home page',
    resources: 'Resources',
    legal: 'Legal',
    social: 'Social',
    anchors: {
      inicio: 'Home',
      estudiar: 'Study',
      turismo: 'Tourism',
      requisitos: 'Requirements',
      contacto: 'Contact',
    },
    cookies: 'Change my cookie choice',
  },
  contents: {
    title: 'On this page',
    close: 'Close the contents',
  },
  consent: {
    title: 'Cookies: you decide',
    text: 'We store what the site needs to work. If you accept, we also load content from other services, such as the images of a map. If you reject, the guide works just the same.',
    policy: 'Cookie policy',
    accept: 'Accept',
    reject: 'Reject',
  },
  toast: {
    region: 'Notices',
    close: 'Close the notice',
  },
  form: {
    name: 'Name',
    email: 'Email',
    emailMeant: 'Did you mean {email}?',
    subject: 'Subject',
    subjectChoose: 'Choose a subject',
    subjects: {
      estudiar: 'Studying in Korea',
      turismo: 'Tourism',
      visado: 'Visas and requirements',
      otros: 'Something else',
    },
    message: 'Message',
    /** The beginning of a message about a search without result. */
    searched: 'I searched for “{query}” and did not find the answer.',
    messageHint:
      'Tell us the city, your dates and your level of Korean, and we can help you better.',
    privacy: 'Privacy',
    privacyBefore: 'I have read and accept the ',
    privacyLink: 'privacy policy',
    privacyAfter: '.',
    privacyWhy: 'Tick the privacy box to send.',
    honeypot: 'Leave this field empty',
    send: 'Send message',
    sending: 'Sending...',
    summary: {
      one: 'Check one field',
      other: 'Check {count} fields',
      text: 'Nothing has been sent yet. What you have written is still here.',
    },
    success: {
      title: 'Message sent!',
      text: 'Thank you for contacting us. We will reply as soon as possible.',
    },
    failure: {
      title: 'Error sending the message',
      text: 'An error occurred while sending your message. Please try again later.',
      kept: 'Nothing is lost. Your text is still in the form.',
    },
    tooMany:
      'You have sent several messages in a row. Wait a few minutes and try again. Your text is still here.',
    tooLarge:
      'Your message was too long to receive and is not on this page. Use your browser’s back button to recover it, cut it to 4,000 characters at most and send it again.',
    foreign:
      'The form did not come from this website. Your text is still here: check it and press “Send message” again.',
    offline:
      'You are offline. Your text is still here. Once you are back online, press “Send message” again.',
    fieldErrors: {
      home: {
        nameTooShort: 'The name must be at least 2 characters long',
        nameTooLong: 'The name can be at most 100 characters long',
        emailInvalid: 'Enter a valid email address',
        emailTooLong: 'The email address can be at most 254 characters long',
        subjectMissing: 'Select a subject',
        subjectTooLong: 'The subject can be at most 120 characters long',
        messageTooShort: 'The message must be at least 10 characters long',
        messageTooLong: 'The message can be at most 4000 characters long',
        privacyMissing: 'You must accept the privacy policy',
      },
      contact: {
        nameTooShort: 'The name must be at least 3 characters long',
        nameTooLong: 'The name can be at most 100 characters long',
        emailInvalid: 'Invalid email',
        emailTooLong: 'The email address can be at most 254 characters long',
        subjectMissing: 'Select a subject',
        subjectTooLong: 'The subject can be at most 120 characters long',
        messageTooShort: 'The message must be at least 10 characters long',
        messageTooLong: 'The message can be at most 4000 characters long',
        privacyMissing: 'You must accept the privacy policy',
      },
    },
    legal: {
      label: 'Basic information on data protection',
      controller: 'Controller',
      purpose: 'Purpose',
      purposeText: 'To answer your enquiry. We send no advertising.',
      basis: 'Legal basis',
      basisText:
        'Your request and our legitimate interest in answering it (art. 6.1.b and 6.1.f GDPR).',
      recipients: 'Recipients',
      recipientsText:
        'We pass no data on to third parties, except to the academy or accommodation you choose, if you ask us to, or where the law requires it.',
      rights: 'Rights',
      rightsText: 'Access, rectification, erasure and the others explained in the ',
      rightsLink: 'full information',
    },
  },
  newsletter: {
    title: 'Newsletter',
    lead: 'News about travelling, studying and living in Korea, by email. Unsubscribe whenever you like.',
    email: 'Email address',
    honeypot: 'Leave this field empty',
    send: 'Subscribe',
    law: 'What we do with your email',
    states: {
      sending: 'Processing...',
      done: 'One step to go. Open the link in the email we have sent you within the next 48 hours. Once you have confirmed your address you will read “Subscription completed!”.',
      invalid: 'Please enter a valid email.',
      failed: 'An error occurred while processing your subscription. Please try again.',
      limited:
        'An error occurred while processing your subscription. Please try again. You have sent several requests in a row, so wait a few minutes first.',
      offline:
        'An error occurred while processing your subscription. Please try again. You are offline, so wait until you are connected and press “Subscribe”.',
    },
    controller: 'Controller',
    basics:
      'Purpose: to send you the newsletter. Legal basis: your consent when you subscribe and confirm your address, which you can withdraw at any time. Recipients: we pass no data on to third parties unless the law requires it. Rights: access, rectification, erasure and the others explained in the ',
    more: 'full information',
  },
  failure: {
    title: 'Something went wrong on our side',
    text: 'The page could not be shown. Please try again in a moment.',
    retry: 'Try again',
  },
} as const satisfies Ui;
