import type { Text } from '../locale.ts';

/** Something that the guide stores in the visitor's browser. */
interface StoredItem {
  readonly where: 'cookie' | 'local' | 'tab' | 'cache';
  /** The keys, as the browser's own tools list them. */
  readonly keys: readonly string[];
  readonly holds: Text;
  /** How long it is stored, and how to remove it sooner. */
  readonly lasts: Text;
}

const untilDeleted = { es: 'Hasta que lo borres.', en: 'Until you delete it.' };
const tabCloses = { es: 'Hasta que cierres la pestaña.', en: 'Until you close the tab.' };

/** Everything that the guide stores in a browser, for the cookie policy. */
export const browserStorage: readonly StoredItem[] = [
  {
    where: 'cookie',
    keys: ['language'],
    holds: {
      es: 'Tu idioma, «es» o «en», para que el servidor sepa en cuál responderte. Es el que eliges con el selector de idioma o, mientras no elijas ninguno, el de la primera página que abres. Si tu navegador pide el otro idioma, te lo ofrecemos y no guardamos nada hasta que respondes.',
      en: 'Your language, “es” or “en”, so that the server knows which one to answer in. It is the one you choose with the language switch or, until you choose, that of the first page you open. If your browser asks for the other language, we offer it and store nothing until you answer.',
    },
    lasts: { es: 'Un año como máximo.', en: 'One year at most.' },
  },
  {
    where: 'cookie',
    keys: ['csrf', '__Host-csrf'],
    holds: {
      es: 'Protege los formularios frente a envíos falsificados desde otras webs; el segundo nombre es el de las conexiones cifradas. Se crea cuando vas a enviar un formulario.',
      en: 'Protects the forms against submissions forged from other sites; the second name is used on encrypted connections. It is created when you are about to send a form.',
    },
    lasts: { es: 'Hasta que cierres el navegador.', en: 'Until you close the browser.' },
  },
  {
    where: 'local',
    keys: ['trip'],
    holds: {
      es: 'Lo que has respondido en las herramientas: pasaporte, motivo, días, llegada, curso, ciudad y lo que eliges en la calculadora. Solo si marcas «Recordar mis respuestas en este dispositivo».',
      en: 'What you have answered in the tools: passport, purpose, days, arrival, course, city and your choices in the calculator. Only if you tick “Remember my answers on this device”.',
    },
    lasts: {
      es: 'Hasta que pulses «Olvidar mis respuestas», en la herramienta o debajo de esta tabla.',
      en: 'Until you press “Forget my answers”, at the tool or below this table.',
    },
  },
  {
    where: 'local',
    keys: ['my-trip'],
    holds: {
      es: 'El viaje que haces en «Mi viaje» y los últimos cambios, para poder deshacerlos. Solo si respondes «Guardar aquí». No se envía a nadie.',
      en: 'The trip that you make in “My trip” and the latest changes, so that they can be undone. Only if you answer “Keep it here”. It is not sent to anyone.',
    },
    lasts: {
      es: 'Hasta que pulses «Olvidar el viaje en este dispositivo», en esa página, o «Olvidar mis respuestas», debajo de esta tabla.',
      en: 'Until you press “Forget the trip on this device” on that page, or “Forget my answers” below this table.',
    },
  },
  {
    where: 'local',
    keys: ['countdown'],
    holds: {
      es: 'Lo que marcas y añades en la cuenta atrás de tu viaje y el pasaporte que eliges allí. Solo si guardas el viaje en este dispositivo. No se envía a nadie.',
      en: 'What you tick and add in the countdown to your trip, and the passport you choose there. Only if you keep the trip on this device. It is not sent to anyone.',
    },
    lasts: {
      es: 'Hasta que pulses «Olvidar el viaje en este dispositivo», en «Mi viaje», o «Olvidar mis respuestas», debajo de esta tabla.',
      en: 'Until you press “Forget the trip on this device” in “My trip”, or “Forget my answers” below this table.',
    },
  },
  {
    where: 'local',
    keys: ['d4-plan'],
    holds: {
      es: 'Los pasos y documentos que marcas en el plan para el visado D-4, por trimestre, solo si marcas alguno.',
      en: 'The steps and documents that you tick in the plan for the D-4 visa, by term, only if you tick any.',
    },
    lasts: {
      es: 'Hasta que quites las marcas o lo borres.',
      en: 'Until you clear the ticks or delete it.',
    },
  },
  {
    where: 'local',
    keys: ['first-month'],
    holds: {
      es: 'Lo que marcas como hecho en la lista del primer mes, solo si marcas algo.',
      en: 'What you tick as done in the first-month list, only if you tick anything.',
    },
    lasts: {
      es: 'Hasta que quites las marcas o lo borres.',
      en: 'Until you clear the ticks or delete it.',
    },
  },
  {
    where: 'local',
    keys: ['allergy-card', 'allergy-card-not-kept'],
    holds: {
      es: 'Lo que has dicho que no puedes comer, para tu tarjeta en coreano, solo si respondes «Sí, guardarla». Si respondes que no, solo ese «No», para no preguntarlo otra vez. No se envía a nadie.',
      en: 'What you said you cannot eat, for your card in Korean, only if you answer “Yes, keep it”. If you answer no, only that “No”, so that we do not ask again. It is not sent to anyone.',
    },
    lasts: {
      es: 'Hasta que pulses «Borrar la tarjeta guardada» o lo borres.',
      en: 'Until you press “Delete the saved card” or delete it.',
    },
  },
  {
    where: 'local',
    keys: ['phrases'],
    holds: {
      es: 'Las frases y las tarjetas en coreano que guardas, con lo que escribes en sus huecos, solo si pulsas «Guardar en este dispositivo». No se envían a nadie.',
      en: 'The Korean phrases and cards you save, with what you write in their blanks, only if you press “Keep on this device”. They are not sent to anyone.',
    },
    lasts: {
      es: 'Hasta que las quites, pulses «Olvidar mis respuestas» o lo borres.',
      en: 'Until you remove them, press “Forget my answers” or delete it.',
    },
  },
  {
    where: 'local',
    keys: ['metro-recent'],
    holds: {
      es: 'Los últimos viajes que has buscado en metro, cinco como mucho, solo si marcas «Recordar mis últimos viajes en este dispositivo». No se envían a nadie.',
      en: 'The latest rides you looked up on the subway, five at most, only if you tick “Remember my latest rides on this device”. They are not sent to anyone.',
    },
    lasts: {
      es: 'Hasta que quites la marca o lo borres.',
      en: 'Until you clear the tick or delete it.',
    },
  },
  {
    where: 'local',
    keys: ['hangul'],
    holds: {
      es: 'Las letras y los carteles en coreano que vas leyendo, con su caja y el día en que vuelven, solo si marcas «Recordar en este dispositivo lo que voy leyendo». No se envía a nadie.',
      en: 'The Korean letters and signs that you can read, with their box and the day they come back, only if you tick “Remember on this device what I can read”. It is not sent to anyone.',
    },
    lasts: {
      es: 'Hasta que quites la marca, pulses «Olvidar lo leído» o «Olvidar mis respuestas», o lo borres.',
      en: 'Until you clear the tick, press “Forget what I read” or “Forget my answers”, or delete it.',
    },
  },
  {
    where: 'local',
    keys: ['emergencies'],
    holds: {
      es: 'Lo que guardas en las páginas de emergencias y de embajadas: el país de tu embajada, la dirección de tu hotel y los datos de la tarjeta para la cartera. No se envía a nadie.',
      en: 'What you save on the emergencies and embassies pages: the country of your embassy, the address of your hotel and the details of the card for your wallet. It is not sent to anyone.',
    },
    lasts: {
      es: 'Hasta que quites las marcas, pulses «Olvidar lo elegido» o lo borres.',
      en: 'Until you clear the ticks, press “Forget my choice” or delete it.',
    },
  },
  {
    where: 'local',
    keys: ['language'],
    holds: {
      es: 'El mismo idioma que la cookie, para que tu navegador lo recuerde.',
      en: 'The same language as the cookie, so that your browser remembers it.',
    },
    lasts: untilDeleted,
  },
  {
    where: 'local',
    keys: ['consent'],
    holds: {
      es: 'Tu respuesta al aviso de cookies, «accepted» si aceptas o «rejected» si rechazas, para no preguntarte en cada página.',
      en: 'Your answer to the cookie notice, “accepted” if you accept or “rejected” if you reject, so that we do not ask on every page.',
    },
    lasts: {
      es: 'Hasta que la cambies o la borres.',
      en: 'Until you change or delete it.',
    },
  },
  {
    where: 'local',
    keys: ['theme'],
    holds: {
      es: 'El aspecto claro u oscuro, solo si lo eliges tú.',
      en: 'Light or dark appearance, only if you choose one yourself.',
    },
    lasts: { es: 'Hasta que lo cambies o lo borres.', en: 'Until you change or delete it.' },
  },
  {
    where: 'local',
    keys: ['currency'],
    holds: {
      es: 'La moneda en la que quieres ver los precios, el cambio que escribes y su fecha, solo si la eliges. No se envía a nadie.',
      en: 'The currency in which you want to see prices, the rate you type and its date, only if you choose one. It is not sent to anyone.',
    },
    lasts: {
      es: 'Hasta que pulses «Quitarla» en «Precios en mi moneda» o la borres.',
      en: 'Until you press “Remove it” in “Prices in my currency” or delete it.',
    },
  },
  {
    where: 'local',
    keys: ['slash'],
    holds: {
      es: 'Que has desactivado la tecla / del buscador, solo si lo haces.',
      en: 'That you have switched off the / key of the search, only if you do.',
    },
    lasts: {
      es: 'Hasta que la actives o lo borres.',
      en: 'Until you switch it on again or delete it.',
    },
  },
  {
    where: 'tab',
    keys: ['drafts'],
    holds: {
      es: 'Lo que has escrito en un formulario y aún no has enviado, para que recargar la página no lo borre, y los informes de presupuesto que has pedido, con tu correo.',
      en: 'What you have typed in a form and not yet sent, so that reloading the page does not lose it, and the budget reports that you have requested, with your email address.',
    },
    lasts: {
      es: 'Hasta que envíes el formulario o cierres la pestaña; los informes, hasta que la cierres.',
      en: 'Until you send the form or close the tab; the reports, until you close it.',
    },
  },
  {
    where: 'tab',
    keys: ['my-trip'],
    holds: {
      es: 'El mismo viaje, mientras no respondas o si respondes que no lo guardemos.',
      en: 'The same trip, until you answer or if you answer that we should not keep it.',
    },
    lasts: tabCloses,
  },
  {
    where: 'tab',
    keys: ['countdown'],
    holds: {
      es: 'Lo mismo de la cuenta atrás, y el día en que llegas, mientras no guardes el viaje.',
      en: 'The same of the countdown, and the day you arrive, as long as you have not kept the trip.',
    },
    lasts: tabCloses,
  },
  {
    where: 'tab',
    keys: ['consent'],
    holds: {
      es: 'Tu respuesta al aviso de cookies, solo si tu navegador no la deja guardar en el almacenamiento local.',
      en: 'Your answer to the cookie notice, only if your browser does not let it be kept in local storage.',
    },
    lasts: tabCloses,
  },
  {
    where: 'tab',
    keys: ['language-scroll'],
    holds: {
      es: 'A qué altura estabas de la página al cambiar de idioma.',
      en: 'How far down the page you were when you switched the language.',
    },
    lasts: tabCloses,
  },
  {
    where: 'tab',
    keys: ['left-build', 'offline-note', 'saving-guide'],
    holds: {
      es: 'Si la pestaña ya se ha recargado tras una actualización de la guía, si has cerrado el aviso de que no hay conexión y en qué idioma se está guardando la guía, si lo has pedido.',
      en: 'Whether the tab has already reloaded after an update of the guide, whether you have closed the notice that there is no connection, and in which language the guide is being saved, if you have asked for it.',
    },
    lasts: tabCloses,
  },
  {
    where: 'cache',
    keys: ['pages', 'files', 'language', 'workbox-precache', 'workbox-expiration'],
    holds: {
      es: 'Copias de las páginas que abres y de los dibujos, estilos y programas que usan, cuándo se guardaron y en qué idioma, para que puedas leerlas sin conexión. Desde la primera visita también las de emergencias, la tarjeta de alergias, el metro y tu viaje, en tu idioma; si tu navegador pide ahorrar datos, solo la primera. Son archivos públicos de la guía, los mismos para todo el mundo: no te identifican ni salen de tu navegador. El último nombre es el de una base de datos («IndexedDB»).',
      en: 'Copies of the pages that you open and of the drawings, styles and scripts that they use, when they were kept and in which language, so that you can read them without a connection. From your first visit, the emergencies, allergy card, subway and trip pages too, in your language; if your browser asks to save data, only the first of them. They are public files of the guide, the same for everybody: they do not identify you and do not leave your browser. The last name is that of a database (“IndexedDB”).',
    },
    lasts: {
      es: '90 días, o menos si falta sitio; la de emergencias y la que se ve sin conexión se quedan hasta que borres los datos de esta web.',
      en: '90 days, or less if space runs short; the emergencies page and the one shown without a connection stay until you delete this site’s data.',
    },
  },
  {
    where: 'cache',
    keys: ['guide-es', 'guide-en'],
    holds: {
      es: 'La guía entera en un idioma, solo si pulsas «Guardar la guía».',
      en: 'The whole guide in one language, only if you press “Save the guide”.',
    },
    lasts: {
      es: 'Hasta que pulses «Borrar lo guardado», en la portada o en el mapa del sitio, o borres los datos de esta web.',
      en: 'Until you press “Remove the saved guide”, on the home page or the site map, or delete this site’s data.',
    },
  },
];
