import type { LegalSection } from './legal.ts';

export const sections: LegalSection[] = [
  {
    id: 'commitment',
    title: 'Nuestro compromiso',
    blocks: [
      '{controller} quiere que cualquier persona pueda leer Rumbo Corea y usar sus herramientas, con ratón, con teclado, con el dedo, con la voz o con un lector de pantalla. Esta declaración se refiere a todas las páginas de la guía, en español y en inglés.',
    ],
  },
  {
    id: 'level',
    title: 'Hasta dónde es accesible la guía',
    blocks: [
      'Tomamos como referencia las pautas WCAG 2.2, nivel AA, y la norma europea EN 301 549, que recoge las pautas WCAG para la web. La guía es parcialmente conforme con ellas: las cumple en todo lo que comprobamos, salvo en lo que se enumera en el apartado siguiente.',
      'Además, la guía se puede leer entera sin JavaScript, tiene tema claro y oscuro, respeta la preferencia de reducir el movimiento y marca el idioma de las palabras coreanas.',
    ],
  },
  {
    id: 'exceptions',
    title: 'Lo que no es accesible',
    blocks: [
      [
        'El mapa de calles, si decides cargarlo, muestra imágenes de OpenStreetMap que no podemos describir. Los mismos lugares están siempre en una lista junto al mapa, con su nombre.',
        'Las webs a las que enlazamos, como las de la K-ETA, la e-Arrival o las academias, son de otras entidades y no hemos revisado su accesibilidad.',
        'Los textos en coreano llevan marcado su idioma, pero no todos los lectores de pantalla tienen una voz coreana instalada. Donde hace falta, la traducción o la lectura en letras latinas va al lado.',
      ],
    ],
  },
  {
    id: 'method',
    title: 'Cómo lo comprobamos',
    blocks: [
      'Es una evaluación propia. Todavía no la ha revisado una entidad externa ni la han probado de forma organizada personas con discapacidad. Cada versión de la guía pasa estas pruebas antes de publicarse, página por página y en los dos idiomas:',
      [
        'Análisis automático con axe en los anchos de móvil (celular) y de escritorio, también con el aviso de cookies abierto.',
        'Recorrido completo con el teclado: todo se alcanza, en orden y con el foco a la vista.',
        'Ampliación al 400 % y separación amplia del texto, sin que nada se corte ni haya que desplazarse en dos direcciones.',
        'Lectura sin JavaScript, validez del HTML y textos alternativos de las imágenes.',
      ],
      'Las pruebas automáticas no encuentran todos los problemas: cuéntanos lo que encuentres.',
    ],
  },
  {
    id: 'feedback',
    title: 'Avísanos',
    blocks: [
      'Si algo te impide usar la guía, o si necesitas información en otro formato, escribe a {email} o usa la página de contacto. Dinos en qué página estás, qué querías hacer y, si puedes, qué navegador y qué ayuda técnica usas. Procuramos contestar en un día laborable.',
      'Si no quedas conforme con la respuesta, responde al mismo correo y explica por qué. Lo volveremos a revisar. También puedes acudir a los organismos de consumo o de protección de los derechos de las personas con discapacidad del lugar donde vives.',
    ],
  },
  {
    id: 'review',
    title: 'Preparación y revisión',
    blocks: [
      'Esta declaración se preparó el 21 de noviembre de 2026 a partir de la evaluación propia descrita arriba. La revisamos cuando cambia de forma importante la guía y, como mínimo, una vez al año.',
    ],
  },
];
