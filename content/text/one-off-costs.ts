/** Costs that are paid once, apart from the calculator's total; the visitor fills in the amounts. */
export const oneOffCosts = {
  heading: { es: 'Lo que se paga una vez', en: 'What you pay once' },
  lead: {
    es: 'No está en el total. Escribe tus importes: se guardan en el enlace de esta página, con el resto de tus respuestas.',
    en: 'This is not in the total. Fill in your amounts; they are kept in the link to this page, with your other answers.',
  },
  hint: {
    es: 'En wones, o en euros o dólares con su signo: 850\u00a0€, 60\u00a0US$.',
    en: 'In won, or in euros or US dollars with their sign: €850, US$60.',
  },
  invalid: { es: 'Escribe solo un importe', en: 'Type an amount only' },
  use: { es: 'Poner {amount}', en: 'Use {amount}' },
  items: {
    flight: {
      name: { es: 'Vuelo', en: 'Flight' },
      note: {
        es: 'Depende de tus fechas y de dónde salgas.',
        en: 'It depends on your dates and where you leave from.',
      },
    },
    insurance: {
      name: { es: 'Seguro médico', en: 'Health insurance' },
      note: {
        es: 'Con un D-4, contrata uno privado para los primeros seis meses; después es obligatorio el coreano, {nhis-premium} en {nhis-premium.since}.',
        en: 'On a D-4, take private cover for the first six months; after that the Korean scheme is compulsory, {nhis-premium} in {nhis-premium.since}.',
      },
    },
    visa: {
      name: { es: 'Visado', en: 'Visa' },
      note: {
        es: 'Para más de 90 días, {visa-fee-long}; cambia según el país: pregunta en la embajada de Corea.',
        en: 'For over 90 days, {visa-fee-long}; it varies by country, so ask the Korean embassy.',
      },
    },
    card: {
      name: { es: 'Tarjeta de residencia', en: 'Residence card' },
      note: {
        es: 'Solo si te quedas más de 90 días: {arc-fee} desde {arc-fee.since}.',
        en: 'Only if you stay over 90 days: {arc-fee} since {arc-fee.since}.',
      },
    },
    deposit: {
      name: { es: 'Fianza del alojamiento', en: 'Deposit on your room' },
      notes: {
        goshiwon: {
          es: 'Muchos goshiwon no la exigen; en uno de Sinchon eran {goshiwon-deposit}. Te la devuelven.',
          en: 'Many goshiwon ask for none; one in Sinchon asked for {goshiwon-deposit}. You get it back.',
        },
        hasukjib: {
          es: 'Pregunta en el tuyo cuánto se deja.',
          en: 'Ask yours how much it is.',
        },
        apartment: {
          es: 'En un estudio, de {oneroom-deposit.from} a {oneroom-deposit.to}. Se devuelve al terminar el contrato.',
          en: 'For a studio, {oneroom-deposit.from} to {oneroom-deposit.to}, returned when the contract ends.',
        },
        dormitory: {
          es: 'Cada residencia pone la suya: pregúntalo al pedir la plaza.',
          en: 'Every dormitory sets its own, so ask when you apply.',
        },
      },
    },
    apostille: {
      name: { es: 'Apostilla y traducciones', en: 'Apostille and translations' },
      note: {
        es: 'Del título, para el D-4. El precio depende del país y del traductor.',
        en: 'Of your diploma, for the D-4. The price depends on the country and the translator.',
      },
    },
    application: {
      name: { es: 'Tasa de solicitud del centro', en: 'School’s application fee' },
      note: {
        es: 'En Yonsei eran {school-application-fee} en {school-application-fee.since}; cada centro pone la suya.',
        en: 'At Yonsei it was {school-application-fee} in {school-application-fee.since}; every school sets its own.',
      },
    },
  },
  stay: { es: 'Tu estancia', en: 'Your stay' },
  once: { es: 'Se paga una vez', en: 'Paid once' },
  together: { es: 'Las dos cosas', en: 'Both together' },
  add: { es: 'Sumar', en: 'Add up' },
} as const;
