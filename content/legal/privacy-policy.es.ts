import type { LegalSection } from './legal.ts';

export const sections: LegalSection[] = [
  {
    id: 'summary',
    title: 'Lo esencial',
    blocks: [
      'Puedes leer toda la guía sin darnos ningún dato. Solo tratamos los que nos envías cuando nos escribes y los imprescindibles para que la página funcione.',
      [
        'Usamos tus datos para contestarte. No los vendemos ni los usamos para publicidad.',
        'Escribirnos no te suscribe a nada.',
        'Guardamos los mensajes 12 meses y después los borramos.',
        'Puedes pedirnos en cualquier momento una copia de tus datos, que los corrijamos o que los borremos.',
      ],
    ],
  },
  {
    id: 'controller',
    title: 'Quién responde de tus datos',
    blocks: [
      'El responsable del tratamiento es el titular de Rumbo Corea:',
      [
        'Titular: {controller}',
        'Identificación fiscal: {taxId}',
        'Dirección: {address}',
        'Correo electrónico: {email}',
      ],
      'Para cualquier asunto relacionado con tus datos, escríbenos a ese correo. Esta política aplica el Reglamento General de Protección de Datos (RGPD) y la Ley Orgánica 3/2018, de Protección de Datos Personales y garantía de los derechos digitales (LOPDGDD).',
    ],
  },
  {
    id: 'data',
    title: 'Qué datos tratamos',
    blocks: [
      [
        'Cuando nos escribes: tu nombre, tu correo electrónico, el asunto y el mensaje, junto con la fecha de envío y la constancia de que has marcado la casilla de privacidad.',
        'Si pides un informe desde la calculadora de presupuesto: tu correo electrónico y los datos del cálculo, como la ciudad, la duración, el propósito, el nivel de gasto y el total estimado. Con ellos te enviamos un desglose automático por correo, y una persona puede completarlo después.',
        'Si te suscribes al boletín: tu correo electrónico, el idioma que prefieres y la prueba de tu consentimiento, es decir, qué texto aceptaste, en qué formulario y cuándo.',
        'Si usas «Cerca de mí» en el mapa: tu posición, que solo se usa dentro de tu navegador. No nos llega ni se guarda.',
        'Si usas el comprobador, el plan del D-4, la calculadora o la fecha de un itinerario: lo que eliges (nacionalidad del pasaporte, motivo, días, fechas, ciudad y presupuesto) se calcula en tu navegador y forma parte de la dirección de la página, para que puedas compartirla y seguir en otra herramienta. En el servidor no guardamos más que lo que nos envíes con un formulario. Si marcas «Recordar mis respuestas en este dispositivo», tu navegador lo guarda hasta que pulses «Olvidar mis respuestas».',
        'Si ves los precios en tu moneda: la moneda, el cambio que escribes y su fecha se quedan en tu navegador hasta que los quites. No nos llegan.',
        'Si el buscador no encuentra nada: contamos las palabras que has escrito, con el idioma y el día, para saber qué falta en la guía. No guardamos quién las escribió, ni desde dónde, ni a qué hora, y no contamos direcciones de correo, números largos ni frases largas. Así no son datos sobre ti.',
        'Al visitar la guía: los datos técnicos que tu navegador envía a cualquier servidor, como la dirección IP, la página que pides y la hora.',
      ],
      'Los campos obligatorios de los formularios son los que necesitamos para responderte: sin ellos no podemos hacerlo. Por favor, no incluyas en el mensaje datos delicados, como información médica, ni números de pasaporte o de tarjeta; no nos hacen falta para una primera respuesta.',
    ],
  },
  {
    id: 'purposes',
    title: 'Para qué los usamos y con qué base legal',
    blocks: [
      [
        'Contestar a tu consulta y, si nos lo pides, ayudarte a preparar tu estancia o enviarte un informe de presupuesto. Base legal: las medidas previas a un contrato que nos solicitas (artículo 6.1.b del RGPD) o, si tu consulta es de otro tipo, nuestro interés legítimo en responder a quien nos escribe (artículo 6.1.f).',
        'Presentarte a una academia, solo si nos lo pides. Base legal: las medidas previas a un contrato que nos solicitas (artículo 6.1.b).',
        'Enviarte el boletín, si te suscribes a él. Base legal: tu consentimiento (artículo 6.1.a), que puedes retirar cuando quieras.',
        'Proteger la guía y los formularios frente a abusos, fallos y correo basura. Base legal: nuestro interés legítimo en ofrecer un servicio seguro (artículo 6.1.f).',
        'Cumplir la ley y atender tus derechos. Base legal: las obligaciones legales que nos corresponden (artículo 6.1.c).',
      ],
      'Con la casilla de cada formulario confirmas que has leído y aceptas esta política. No sirve para nada más: en particular, no te suscribe al boletín.',
      'Si te suscribes al boletín, antes te pediremos que confirmes tu dirección desde un correo. Mientras no lo hagas, no recibirás nada. Todos los boletines incluyen una forma sencilla de darte de baja.',
    ],
  },
  {
    id: 'recipients',
    title: 'Quién puede recibirlos',
    blocks: [
      'No vendemos ni alquilamos tus datos. Solo pueden recibirlos:',
      [
        'Las empresas que nos prestan servicios técnicos, como el alojamiento de la web y el correo electrónico. Tratan los datos por encargo nuestro, siguiendo nuestras instrucciones.',
        'La academia o el alojamiento que elijas, si nos pides que te pongamos en contacto. Te diremos antes qué datos vamos a enviar y a quién.',
        'Las autoridades, los jueces y los tribunales, cuando la ley nos obligue.',
      ],
      'Si quieres saber qué empresas nos prestan servicio en este momento, pídenoslo por correo.',
    ],
  },
  {
    id: 'transfers',
    title: 'Envíos de datos fuera de Europa',
    blocks: [
      'Si nos pides que te presentemos a una academia coreana, tus datos viajarán a Corea del Sur. La Comisión Europea reconoce que ese país ofrece, con carácter general, una protección adecuada (Decisión de Ejecución 2022/254).',
      'Si alguno de nuestros proveedores tratase datos fuera del Espacio Económico Europeo, lo haría con una decisión de adecuación de la Comisión Europea o con otra de las garantías previstas en el RGPD, como las cláusulas contractuales tipo. Puedes pedirnos información sobre ellas.',
    ],
  },
  {
    id: 'retention',
    title: 'Cuánto tiempo los guardamos',
    blocks: [
      [
        'Mensajes y solicitudes de informe: 12 meses desde que los recibimos.',
        'Gestiones en curso: si a raíz de tu mensaje te ayudamos con una reserva o una matrícula, conservamos lo necesario mientras dure la gestión y, después, durante los plazos que marque la ley.',
        'Boletín: mientras sigas suscrito. Si no confirmas tu dirección, la borramos a los 7 días. Si te das de baja, dejamos de escribirte y conservamos solo lo necesario para demostrar que respetamos tu decisión.',
        'Palabras buscadas sin resultado: 90 días, como un recuento sin relación con nadie.',
        'Datos técnicos: la dirección IP se usa durante unos minutos para limitar los envíos abusivos. De la dirección de correo guardamos una huella (un resumen que no permite leerla), durante 24 horas como mucho, para no enviarte respuestas automáticas repetidas. Los registros del servidor no contienen direcciones IP, correos ni el texto de los mensajes, y se conservan solo el tiempo necesario para la seguridad y la resolución de fallos.',
      ],
      'Pasados estos plazos, borramos los datos, salvo que la ley nos obligue a conservar bloqueada alguna parte.',
    ],
  },
  {
    id: 'rights',
    title: 'Tus derechos',
    blocks: [
      'Sobre tus datos puedes ejercer, gratis, estos derechos:',
      [
        'Acceso: saber qué datos tuyos tenemos y recibir una copia.',
        'Rectificación: corregir los que sean inexactos o estén incompletos.',
        'Supresión: pedir que los borremos.',
        'Oposición: pedir que dejemos de usarlos cuando la base sea nuestro interés legítimo.',
        'Limitación: pedir que los conservemos sin usarlos mientras se aclara una duda.',
        'Portabilidad: recibir los que nos diste en un formato de uso común o pedir que los enviemos a otra entidad.',
        'Retirada del consentimiento: en cualquier momento, sin que afecte a lo que se hizo antes de retirarlo.',
      ],
      'Escribe a {email} y dinos qué derecho quieres ejercer. Te responderemos en el plazo de un mes, que puede ampliarse otros dos si la petición es compleja; en ese caso te avisaremos. Solo te pediremos que acredites tu identidad si tenemos dudas razonables.',
      'Si crees que no hemos tratado bien tus datos, puedes reclamar ante la Agencia Española de Protección de Datos (AEPD), en www.aepd.es o en la calle Jorge Juan, 6, 28001 Madrid. Si vives en otro país de la Unión Europea, también puedes acudir a su autoridad de protección de datos. Nos gustaría que nos escribieras antes para intentar resolverlo, pero no es obligatorio.',
    ],
  },
  {
    id: 'minors',
    title: 'Menores de edad',
    blocks: [
      'En España, a partir de los 14 años se puede dar consentimiento para el tratamiento de los propios datos. Si tienes menos de 14 años, pide a tu madre, a tu padre o a quien ejerza tu tutela que nos escriba en tu lugar. En otros países la edad puede ser distinta.',
      'Si descubrimos que tenemos datos de un menor de 14 años enviados sin permiso de su familia o tutores, los borraremos.',
    ],
  },
  {
    id: 'security',
    title: 'Cómo los protegemos',
    blocks: [
      [
        'La guía se publica con conexión cifrada (HTTPS).',
        'Los formularios comprueban que el envío procede de esta web y limitan los envíos repetidos.',
        'Solo accede a los mensajes quien necesita leerlos para atenderte o para mantener el servicio.',
        'Pedimos los datos justos: lo que no tenemos no se puede perder.',
      ],
      'Ningún sistema es infalible. Si una brecha de seguridad pusiera en alto riesgo tus derechos, te avisaríamos sin demora, además de comunicarlo a la AEPD cuando corresponda.',
    ],
  },
  {
    id: 'automated-decisions',
    title: 'Decisiones automatizadas',
    blocks: [
      'No tomamos decisiones automatizadas que te afecten ni elaboramos perfiles. La calculadora de presupuesto solo suma cifras con las opciones que eliges. Si un filtro apartase un mensaje por parecer correo basura, el mensaje no se borraría por ello y podría revisarlo una persona.',
    ],
  },
  {
    id: 'storage',
    title: 'Cookies y almacenamiento del navegador',
    blocks: [
      'La guía no usa herramientas de analítica ni de publicidad. Guarda en tu navegador unos pocos ajustes, como el idioma, y tu respuesta al aviso de cookies, aceptada o rechazada. Los explicamos uno por uno en la política de cookies, enlazada al pie de cada página.',
      'Los enlaces a otras webs y a redes sociales son simples enlaces: esas empresas no reciben nada de ti hasta que los abres. A partir de ahí se aplican sus propias políticas. Lo mismo ocurre con las imágenes del mapa de calles, de OpenStreetMap: solo se cargan si las aceptas o las pides.',
    ],
  },
  {
    id: 'changes',
    title: 'Cambios en esta política',
    blocks: [
      'Si cambiamos esta política, publicaremos aquí el texto nuevo con su fecha. Si el cambio afecta a datos que ya nos diste, te avisaremos antes cuando tengamos forma de contactarte.',
    ],
  },
];
