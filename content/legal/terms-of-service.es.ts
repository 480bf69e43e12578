import type { LegalSection } from './legal.ts';

export const sections: LegalSection[] = [
  {
    id: 'service',
    title: 'Qué ofrece la guía',
    blocks: [
      'Rumbo Corea es una guía informativa, en español y en inglés, para quienes quieren viajar a Corea del Sur, estudiar allí o vivir en el país. Puedes consultarla gratis y sin registrarte.',
      'En esta web no se vende ni se cobra nada. No somos una agencia de viajes, una academia, un despacho de abogados ni un organismo público, y no representamos al Gobierno de Corea ni a ninguna embajada. El aviso legal, enlazado al pie de cada página, dice quién es el titular y cómo contactar con él.',
      'Al usar la guía aceptas estas condiciones. Si no estás de acuerdo con ellas, te pedimos que no la uses.',
    ],
  },
  {
    id: 'use',
    title: 'Un uso responsable',
    blocks: [
      'Puedes leer, imprimir y compartir la guía con quien quieras. A cambio, te pedimos que no la uses para:',
      [
        'Enviar mensajes falsos, ofensivos, publicitarios o contrarios a la ley.',
        'Hacerte pasar por otra persona o enviarnos datos de terceros sin su permiso.',
        'Intentar entrar en nuestros sistemas, saturarlos o estropear su funcionamiento.',
        'Copiar sus contenidos de forma masiva para publicarlos en otro sitio.',
      ],
      'Podemos limitar los envíos desde una conexión cuando haya señales de abuso.',
    ],
  },
  {
    id: 'accuracy',
    title: 'Hasta dónde llega la información',
    blocks: [
      'Preparamos los contenidos con cuidado, pero los precios, los horarios y los requisitos de entrada cambian, a veces sin previo aviso.',
      [
        'Los precios son de noviembre de 2026, salvo que junto a ellos se indique otra fecha; las fuentes de cada página dan además los actualizados a marzo de 2025. Son orientativos y no constituyen una oferta.',
        'Los resultados de la calculadora de presupuesto son estimaciones, y los cambios a euros y dólares usan un tipo fijo que puede no ser el del día.',
        'La información sobre visados, la K-ETA y la e-Arrival es general y no sustituye el asesoramiento de un profesional. La decisión corresponde siempre a las autoridades coreanas: confirma los requisitos en sus webs oficiales o en la embajada antes de comprar un billete.',
        'Los horarios y las tarifas de lugares, transportes y comercios los fijan sus responsables: compruébalos antes de ir.',
      ],
      'Si encuentras un error, cuéntanoslo y lo revisaremos.',
    ],
  },
  {
    id: 'partners',
    title: 'Academias asociadas y proceso gratuito',
    blocks: [
      'Algunas academias y universidades aparecen como asociadas («partner»). Eso significa que colaboramos con ellas, y lo señalamos para que lo sepas.',
      [
        'Nuestra ayuda para elegir curso y preparar la documentación es gratuita para ti.',
        'El curso te cuesta lo mismo que si lo reservas directamente con la academia.',
        'Lo que cobran otros corre de tu cuenta: matrícula, alojamiento, tasas de visado, traducciones, seguro o vuelos, por ejemplo.',
        'El contrato del curso lo firmas con la academia. Sus plazas, precios, plazos y normas de cancelación los decide ella: pide que te los confirme por escrito antes de pagar.',
        'No podemos garantizar una plaza, un visado ni un resultado académico.',
      ],
      'La guía también puede recomendar cursos o servicios de otras empresas. Contratarlos es decisión tuya y se rige por las condiciones de cada empresa.',
    ],
  },
  {
    id: 'enquiries',
    title: 'Tus consultas',
    blocks: [
      'De lunes a viernes, dentro del horario de atención, procuramos contestar a las consultas en 24 horas, es decir, en un día laborable, y enviar los informes de presupuesto en un plazo de 24 a 48 horas. Alguna vez podemos tardar más.',
      'Enviar un formulario no supone ningún contrato ni te obliga a nada.',
    ],
  },
  {
    id: 'intellectual-property',
    title: 'Propiedad intelectual',
    blocks: [
      'Los textos, las ilustraciones, el diseño y el código de la guía pertenecen a su titular o se usan con permiso de sus autores. Las tipografías, los mapas y demás materiales de terceros conservan su propia licencia.',
      [
        'Puedes enlazar cualquier página y citar fragmentos breves si nombras Rumbo Corea como fuente.',
        'Puedes guardar o imprimir páginas para tu uso personal.',
        'Para reproducir más, adaptar los contenidos o usarlos con fines comerciales, pídenos permiso antes.',
      ],
      'Los nombres y las marcas de academias, empresas y lugares son de sus dueños y se mencionan solo para informar.',
    ],
  },
  {
    id: 'external-links',
    title: 'Enlaces a otras webs',
    blocks: [
      'Enlazamos webs oficiales y de terceros porque creemos que te serán útiles. No las controlamos ni respondemos de su contenido, de su disponibilidad ni del uso que hagan de tus datos. Si nos avisas de que un enlace lleva a un contenido ilícito o ya no funciona, lo corregiremos o lo retiraremos.',
    ],
  },
  {
    id: 'liability',
    title: 'Responsabilidad',
    blocks: [
      'Trabajamos para que la guía sea útil, esté al día y funcione siempre, pero puede tener errores o interrupciones. En la medida en que la ley lo permita, no respondemos de:',
      [
        'Las decisiones tomadas solo con la información de la guía, sin contrastarla con la fuente oficial.',
        'Los servicios que prestan academias, alojamientos, transportes u otras empresas.',
        'Las interrupciones por mantenimiento, por averías o por causas ajenas a nosotros.',
      ],
      'Nada de lo anterior excluye nuestra responsabilidad por dolo o negligencia grave ni limita los derechos que la ley te reconoce como consumidor.',
    ],
  },
  {
    id: 'privacy',
    title: 'Privacidad y cookies',
    blocks: [
      'La política de privacidad explica cómo tratamos tus datos, y la de cookies, qué se guarda en tu navegador. Tienes el enlace a ambas al pie de cada página.',
    ],
  },
  {
    id: 'changes',
    title: 'Cambios en estas condiciones',
    blocks: [
      'Podemos actualizar la guía y estas condiciones. Se aplica la versión publicada en el momento en que usas la guía; la fecha del principio te dice cuándo se revisó. Si una parte resultara inválida, el resto seguiría en vigor.',
    ],
  },
  {
    id: 'law',
    title: 'Ley aplicable y tribunales',
    blocks: [
      'Estas condiciones se rigen por la ley española, y los tribunales de España son los competentes para resolver cualquier conflicto sobre ellas.',
      'Si eres consumidor, esto no te quita la protección de las normas imperativas del país donde vives ni el derecho a acudir a los tribunales de tu domicilio cuando la ley lo prevea. Antes de llegar a eso, escríbenos: casi todo se arregla hablando.',
    ],
  },
];
