/** Labels, notices and errors in Spanish; the English file has the same shape, checked by the compiler. */
export const es = {
  siteName: 'Rumbo Corea',
  tagline: 'Viajar y estudiar en Corea del Sur',
  skip: 'Saltar al contenido',
  sample: 'Ejemplo',
  sampleOwner: 'Los datos del titular son de ejemplo; los reales se publicarán con la guía.',
  loading: 'Cargando…',
  home: 'Inicio',
  breadcrumb: 'Ruta de navegación',
  language: 'Idioma',
  /** Shown on pages in the other language. */
  offer: {
    label: 'Idioma de la página',
    text: 'Esta página también está en español.',
    accept: 'Leer en español',
    stay: 'Seguir en inglés',
  },
  theme: {
    label: 'Tema',
    system: 'Auto',
    light: 'Claro',
    dark: 'Oscuro',
  },
  menu: {
    label: 'Principal',
    open: 'Menú',
    close: 'Cerrar',
    plan: 'Planifica tu viaje',
    arrived: 'Ya en Corea',
    where: 'Adónde ir',
    what: 'Qué hacer',
    study: 'Estudiar',
    contact: 'Contacto',
    button: 'Calcula tu presupuesto',
    card: { label: 'Tu tarjeta', line: 'Lo que no puedes comer, en coreano' },
    save: 'Guardar la guía',
    /** Above the first list of a menu that has two. */
    before: 'Antes de salir',
    /** Beside the links of an open menu: what they are about, and the one page that its patch leads to. */
    panels: {
      plan: {
        line: 'Del pasaporte al presupuesto, con cifras fechadas.',
        title: '¿Cuánto te costará?',
        text: 'Cinco pasos y un total que puedes imprimir.',
      },
      where: {
        line: 'Palacios, playas y montañas, con horarios y precios.',
        title: 'Corea en un mapa',
        text: 'Todos los lugares de la guía, por ciudad y por tipo.',
      },
      what: {
        line: 'Comer, comprar y recorrer el país día a día.',
        title: '¿Alergias?',
        text: 'Una tarjeta en coreano para enseñar en la cocina.',
      },
      study: {
        line: 'Del primer curso de coreano al visado D-4.',
        title: 'Pregúntanos',
        text: 'Qué escuela y qué visado, según tu caso.',
      },
    },
  },
  footer: {
    label: 'Pie de página',
    about: 'Guía para hispanohablantes que viajan a Corea del Sur, estudian o viven allí.',
    sections: 'En la portada',
    resources: 'Recursos',
    legal: 'Legal',
    social: 'Redes',
    anchors: {
      inicio: 'Inicio',
      estudiar: 'Estudiar',
      turismo: 'Turismo',
      requisitos: 'Requisitos',
      contacto: 'Contacto',
    },
    cookies: 'Cambiar mi elección de cookies',
  },
  contents: {
    title: 'En esta página',
    close: 'Cerrar el índice',
  },
  consent: {
    title: 'Cookies: tú decides',
    text: 'Guardamos lo necesario para que la web funcione. Si aceptas, cargaremos también contenidos de otros servicios, como las imágenes de un mapa. Si rechazas, la guía funciona igual.',
    policy: 'Política de cookies',
    accept: 'Aceptar',
    reject: 'Rechazar',
  },
  toast: {
    region: 'Avisos',
    close: 'Cerrar el aviso',
  },
  form: {
    name: 'Nombre',
    email: 'Correo electrónico',
    emailMeant: '¿Querías decir {email}?',
    subject: 'Asunto',
    subjectChoose: 'Elige un asunto',
    subjects: {
      estudiar: 'Estudiar en Corea',
      turismo: 'Turismo',
      visado: 'Visados y requisitos',
      otros: 'Otros',
    },
    message: 'Mensaje',
    /** The beginning of a message about a search without result. */
    searched: 'He buscado «{query}» y no he encontrado la respuesta.',
    messageHint: 'Dinos la ciudad, tus fechas y tu nivel de coreano y te ayudaremos mejor.',
    privacy: 'Privacidad',
    privacyBefore: 'He leído y acepto la ',
    privacyLink: 'política de privacidad',
    privacyAfter: '.',
    privacyWhy: 'Marca la casilla de privacidad para poder enviar.',
    honeypot: 'Deja este campo vacío',
    send: 'Enviar mensaje',
    sending: 'Enviando...',
    summary: {
      one: 'Revisa un campo',
      other: 'Revisa {count} campos',
      text: 'No hemos enviado nada todavía. Lo que has escrito sigue aquí.',
    },
    success: {
      title: '¡Mensaje enviado!',
      text: 'Gracias por contactar con nosotros. Te responderemos lo antes posible.',
    },
    failure: {
      title: 'Error al enviar el mensaje',
      text: 'Ha ocurrido un error al enviar tu mensaje. Por favor, inténtalo de nuevo más tarde.',
      kept: 'No se ha perdido nada. Tu texto sigue en el formulario.',
    },
    tooMany:
      'Has enviado varios mensajes seguidos. Espera unos minutos y vuelve a intentarlo. Tu texto sigue aquí.',
    tooLarge:
      'Tu mensaje era demasiado largo para recibirlo y no está en esta página. Vuelve atrás con el botón del navegador para recuperarlo, déjalo en 4000 caracteres como mucho y envíalo otra vez.',
    foreign:
      'El formulario no llegó desde esta web. Tu texto sigue aquí: compruébalo y pulsa de nuevo «Enviar mensaje».',
    offline:
      'Estás sin conexión. Tu texto sigue aquí. Cuando vuelvas a tener internet, pulsa de nuevo «Enviar mensaje».',
    fieldErrors: {
      home: {
        nameTooShort: 'El nombre debe tener al menos 2 caracteres',
        nameTooLong: 'El nombre puede tener como mucho 100 caracteres',
        emailInvalid: 'Introduce un correo electrónico válido',
        emailTooLong: 'El correo puede tener como mucho 254 caracteres',
        subjectMissing: 'Selecciona un asunto',
        subjectTooLong: 'El asunto puede tener como mucho 120 caracteres',
        messageTooShort: 'El mensaje debe tener al menos 10 caracteres',
        messageTooLong: 'El mensaje puede tener como mucho 4000 caracteres',
        privacyMissing: 'Debes aceptar la política de privacidad',
      },
      contact: {
        nameTooShort: 'El nombre debe tener al menos 3 caracteres',
        nameTooLong: 'El nombre puede tener como mucho 100 caracteres',
        emailInvalid: 'Email inválido',
        emailTooLong: 'El correo puede tener como mucho 254 caracteres',
        subjectMissing: 'Selecciona un asunto',
        subjectTooLong: 'El asunto puede tener como mucho 120 caracteres',
        messageTooShort: 'El mensaje debe tener al menos 10 caracteres',
        messageTooLong: 'El mensaje puede tener como mucho 4000 caracteres',
        privacyMissing: 'Debes aceptar la política de privacidad',
      },
    },
    legal: {
      label: 'Información básica sobre protección de datos',
      controller: 'Responsable',
      purpose: 'Finalidad',
      purposeText: 'Responder a tu consulta. No enviamos publicidad.',
      basis: 'Legitimación',
      basisText:
        'Tu solicitud y nuestro interés legítimo en atenderla (art. 6.1.b y 6.1.f del RGPD).',
      recipients: 'Destinatarios',
      recipientsText:
        'No cedemos datos a terceros, salvo a la academia o el alojamiento que elijas, si nos lo pides, o por obligación legal.',
      rights: 'Derechos',
      rightsText: 'Acceso, rectificación, supresión y los demás que explica la ',
      rightsLink: 'información ampliada',
    },
  },
  newsletter: {
    title: 'Boletín',
    lead: 'Novedades sobre viajar, estudiar y vivir en Corea, en tu correo. Te das de baja cuando quieras.',
    email: 'Correo electrónico',
    honeypot: 'Deja este campo vacío',
    send: 'Suscribirme',
    law: 'Qué hacemos con tu correo',
    states: {
      sending: 'Procesando...',
      done: 'Falta un paso. Abre en las próximas 48 horas el enlace que te hemos enviado por correo. Cuando confirmes tu dirección leerás: «¡Suscripción completada!».',
      invalid: 'Por favor, introduce un email válido.',
      failed: 'Ha ocurrido un error al procesar tu suscripción. Por favor, inténtalo de nuevo.',
      limited:
        'Ha ocurrido un error al procesar tu suscripción. Por favor, inténtalo de nuevo. Has enviado varias solicitudes seguidas: espera antes unos minutos.',
      offline:
        'Ha ocurrido un error al procesar tu suscripción. Por favor, inténtalo de nuevo. Estás sin conexión: espera a tener internet y pulsa «Suscribirme».',
    },
    controller: 'Responsable',
    basics:
      'Finalidad: enviarte el boletín. Legitimación: tu consentimiento al suscribirte y confirmar tu dirección, que puedes retirar en cualquier momento. Destinatarios: no cedemos datos a terceros, salvo obligación legal. Derechos: acceso, rectificación, supresión y los demás que explica la ',
    more: 'información ampliada',
  },
  failure: {
    title: 'Algo ha fallado por nuestra parte',
    text: 'La página no se ha podido mostrar. Vuelve a intentarlo dentro de un momento.',
    retry: 'Volver a intentarlo',
  },
} as const;

type Shape<T> = {
  readonly [Key in keyof T]: T[Key] extends string ? string : Shape<T[Key]>;
};

/** The texts of the interface in one language. */
export type Ui = Shape<typeof es>;

/** The texts that every page needs; pages with a form read its texts separately. */
export type FrameUi = Omit<Ui, 'form' | 'newsletter' | 'offer'>;
