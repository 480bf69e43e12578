import type { LegalSection } from './legal.ts';

export const sections: LegalSection[] = [
  {
    id: 'owner',
    title: 'Titular de la guía',
    blocks: [
      'En cumplimiento del artículo 10 de la Ley 34/2002, de servicios de la sociedad de la información y de comercio electrónico (LSSI), estos son los datos del titular de Rumbo Corea:',
      [
        'Titular: {controller}',
        'Identificación fiscal: {taxId}',
        'Dirección: {address}',
        'Correo electrónico: {email}',
      ],
    ],
  },
  {
    id: 'contact',
    title: 'Cómo contactar',
    blocks: [
      'Puedes escribir a {email} o usar el formulario de la página de contacto. Atendemos en español y en inglés, en el horario que indica la página de contacto.',
      'Si quieres avisarnos de un contenido que crees ilícito o erróneo, o de que se ha usado tu obra sin permiso, dinos la dirección de la página y el motivo. Lo revisamos y te contestamos.',
    ],
  },
  {
    id: 'purpose',
    title: 'Qué es y qué no es',
    blocks: [
      'Rumbo Corea es una guía informativa y gratuita para viajar a Corea del Sur, estudiar allí o vivir en el país. No hay que registrarse y en esta web no se vende ni se cobra nada.',
      [
        'No es un organismo público ni actúa en nombre del Gobierno de Corea, de una embajada o de un consulado.',
        'No expide visados, la K-ETA ni la e-Arrival, y no cobra por ellos. Solo enlaza las webs oficiales.',
        'No es una agencia de viajes, una academia ni un despacho de abogados.',
      ],
    ],
  },
  {
    id: 'partners',
    title: 'Academias asociadas y otros enlaces',
    blocks: [
      'Las academias con las que colaboramos están señaladas como asociadas. El curso te cuesta lo mismo que si lo reservas directamente, y nuestra ayuda con la matrícula no tiene coste para ti.',
      'Los demás enlaces, también los de clases de cocina y visitas con guía, llevan a webs oficiales o de terceros que nos parecen útiles. No llevan código de afiliado y no ganamos nada con ellos. No los controlamos; cada una responde de sus contenidos y de lo que hace con tus datos.',
    ],
  },
  {
    id: 'rights',
    title: 'Autoría y uso de los contenidos',
    blocks: [
      'Los textos, las ilustraciones, el diseño y el código pertenecen al titular o se usan con permiso. Puedes leer, imprimir y compartir la guía, enlazarla y citarla nombrando la fuente. Para cualquier otro uso, pide permiso antes. Las condiciones de uso lo explican con detalle.',
    ],
  },
  {
    id: 'rules',
    title: 'Otras reglas que se aplican',
    blocks: [
      'Completan este aviso las condiciones de uso, la política de privacidad, la política de cookies y la declaración de accesibilidad, enlazadas al pie de cada página.',
      'Este aviso se rige por la ley española. Si eres consumidor, conservas los derechos que te reconoce la ley del lugar donde vives.',
    ],
  },
];
