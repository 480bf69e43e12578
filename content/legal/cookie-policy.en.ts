import type { sections as es } from './cookie-policy.es.ts';

export const sections = [
  {
    id: 'summary',
    title: 'The short version',
    blocks: [
      'Today the guide uses no analytics or advertising cookies. It only keeps a few settings of its own in your browser, to remember your choices and protect the forms. What you answer in the tools is only kept if you ask for it.',
    ],
  },
  {
    id: 'what-they-are',
    title: 'What cookies and local storage are',
    blocks: [
      'A cookie is a short text that a site stores in your browser and that your browser sends back on each visit. Local storage (“localStorage”) also keeps texts in your browser, but they are not sent to the server. This policy covers both.',
    ],
  },
  {
    id: 'what-we-store',
    title: 'What exactly we store',
    blocks: [
      'The table lists everything we store. All of it belongs to the guide itself, and none of it is set by another company.',
      'These technical and personalisation settings are needed for the service you ask for, so Article 22.2 of the LSSI, the Spanish law on information society services, allows them to be stored without consent.',
      'What you have typed in a form and not yet sent does not leave your browser, and is lost when you close the tab.',
    ],
  },
  {
    id: 'third-parties',
    title: 'Services from other companies',
    blocks: [
      'Links to social networks and other sites load nothing from those companies until you open them.',
      'The map of the guide is our own and loads nothing from other companies. The street map is different: its images come from OpenStreetMap and only load if you accept in the cookie notice or press “Load street map”. Your browser then requests them directly from that service, which receives your IP address and applies its own privacy policy. You can remove it at any time with the button on the map itself.',
    ],
  },
  {
    id: 'your-choice',
    title: 'Your choice, and how to change it',
    blocks: [
      'On your first visit we show you a notice with two equal buttons, one to accept and one to reject. If you reject, you can still read the whole guide and use the forms.',
      [
        'To change your mind, open the notice again from the cookie link at the foot of any page and choose again. Withdrawing permission is as easy as giving it.',
        'You can also delete this site’s data in your browser: on your next visit we will ask you again.',
        'If your browser does not allow your answer to be stored, we will respect it on the page you have open, but we may have to ask you again.',
      ],
      'If one day we want to measure visits or show advertising, we will first update this policy and ask for your permission again: what you have accepted today will not cover that.',
    ],
  },
  {
    id: 'browser-settings',
    title: 'How to delete or block cookies in your browser',
    blocks: [
      'Every browser lets you see, delete and block the cookies and data of each site. The names of the menus vary a little from one version to another:',
      [
        'Chrome: Settings, under “Privacy and security”.',
        'Firefox: Settings, under “Privacy & Security”.',
        'Safari: on a Mac, Safari’s settings, under “Privacy”; on iPhone and iPad, the Safari section of Settings.',
        'Edge: Settings, in the section on privacy and cookies.',
      ],
      'If you block everything, you can still read the guide. It will simply stop remembering your language, the appearance and your answer to the cookie notice.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes and contact',
    blocks: [
      'If what we store changes, we will update this page and its date. The controller is {controller}. If you have any questions, write to us at {email}; the privacy policy sets out your rights and how to exercise them.',
    ],
  },
] satisfies typeof es;
