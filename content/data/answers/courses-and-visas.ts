import { ways, type Answer } from './answer.ts';

/** Courses, exams and scholarships in detail, and visas that are refused. */
export const coursesAndVisas = [
  {
    id: 'academies',
    question: { es: '¿Qué es un hagwon?', en: 'What is a hagwon?' },
    text: {
      es: 'Una academia privada, 학원. Deja empezar casi cualquier semana, en grupos pequeños, y sirve para estancias cortas. No da derecho al D-4, que patrocinan {d4-sponsor}.',
      en: 'A private academy, 학원. You can start almost any week, in small groups, and it suits short stays. It cannot sponsor a D-4: only {d4-sponsor} can.',
    },
    more: ['faq#language-schools', 'schools', 'study#programs'],
    asked: ways(
      'hagwon, jagwon, hakwon, academia privada, academia o universidad, academia visa, academia d-4, private academy, private school korean, academy or university, academy visa, academy d-4, 학원',
    ),
  },
  {
    id: 'class-hours',
    question: { es: '¿Cuántas horas de clase hay al día?', en: 'How many hours of class a day?' },
    text: {
      es: 'En un curso de universidad, de 3 a 4 horas al día, casi todos los días ({course-intensive-weeks}). En una academia depende del programa. Cada escuela pone su horario.',
      en: 'On a university course, 3 to 4 hours a day, nearly every day ({course-intensive-weeks}). At an academy it depends on the programme. Each school sets its own timetable.',
    },
    more: ['study#programs', 'faq#language-schools', 'schools'],
    asked: ways(
      '=horas clase, horas clase dia, horas clase semana, horas clase universidad, horas curso, horas estudio dia, =horario clase, horario clase universidad, horario curso, turno mañana curso, =class hours, hours class day, hours class week, hours course, hours per day course, hours study day, =class schedule, =class timetable, timetable course, =clase mañana, =morning class, =afternoon class',
    ),
  },
  {
    id: 'topik-marks',
    question: {
      es: '¿Qué nota hace falta en el TOPIK?',
      en: 'Which score do I need in TOPIK?',
    },
    text: {
      es: 'TOPIK I, sobre 200: nivel 1 desde 80 y nivel 2 desde 140. TOPIK II, sobre 300: nivel 3 desde 120, 4 desde 150, 5 desde 190 y 6 desde 230. La suma de las partes da el nivel.',
      en: 'TOPIK I, out of 200: level 1 from 80 and level 2 from 140. TOPIK II, out of 300: level 3 from 120, 4 from 150, 5 from 190 and 6 from 230. The total of all parts gives your level.',
    },
    sources: [
      {
        name: { es: 'NIIED, que organiza el TOPIK', en: 'NIIED, which runs TOPIK' },
        url: 'http://www.niied.go.kr/user/nd95750.do',
      },
    ],
    more: ['scholarships#topik'],
    asked: ways(
      'nota topik, notas topik, puntos topik, puntaje topik, puntuacion topik, aprobar topik, aprobado topik, calificacion topik, topik pass, pass topik, topik pass mark, topik passing score, topik score, topik scores, topik points, topik marks, topik 합격, aprueba topik, apruebo topik',
    ),
  },
  {
    id: 'gks-requirements',
    question: { es: '¿Qué pide la beca GKS?', en: 'What does the GKS require?' },
    text: {
      es: 'Tener {gks-age}, {gks-grades}, y que ni tú ni tus padres sean coreanos. Papeles: carta, plan de estudios, recomendación en sobre cerrado, títulos y notas, originales o apostillados. Pídela por embajada o universidad, no por las dos.',
      en: 'You must be {gks-age} and have {gks-grades}; neither you nor your parents may be Korean. Documents: statement, study plan, sealed recommendation, degrees and transcripts, original or apostilled. Choose embassy or university.',
    },
    more: ['scholarships#gks', 'scholarships#gks-how'],
    asked: ways(
      'edad gks, edad beca, limite edad beca, gks edad, años gks, requisitos gks, requisitos beca, requisitos beca gks, papeles gks, documentos gks, documentos beca, promedio gks, promedio beca, notas gks, recomendacion gks, carta gks, carta recomendacion gks, carta recomendacion beca, plan de estudios gks, apostilla gks, embajada universidad gks, gks age, gks age limit, scholarship age, gks requirements, gks documents, gks grades, gks gpa, gks letter, gks recommendation letter, gks study plan, gks embassy track, gks university track, gks eligibility, gks apostille',
    ),
  },
  {
    id: 'tuberculosis',
    question: {
      es: '¿Me piden una prueba de tuberculosis?',
      en: 'Do I need a tuberculosis test?',
    },
    text: {
      es: 'Con pasaporte de Perú, India, Filipinas, Sudáfrica y otros de la lista, sí: para el visado, en un hospital que designa la embajada de Corea, y con la tarjeta de residencia. Pregunta cuál a la embajada antes de pedir cita.',
      en: 'With a passport of Peru, India, the Philippines, South Africa and others on the list, yes: for the visa, at a hospital that the Korean embassy names, and with the residence card. Ask the embassy which one before you book.',
    },
    sources: [
      {
        name: 'Newland Chase',
        url: 'https://newlandchase.com/south-korea-tuberculosis-test-for-long-term-visa-or-residence/',
        date: '2020',
      },
    ],
    more: ['study#d4', 'first-month#residence-card', 'embassies'],
    asked: ways(
      'tuberculosis, prueba tuberculosis, tuberculosis visa, tuberculosis prueba visa, examen tuberculosis, tb test, tb test visa, tuberculosis test, radiografia torax, chest x-ray, examen medico visa, chequeo medico visa, prueba medica visa, health check visa, medical exam visa, medical test visa, 결핵',
    ),
  },
  {
    id: 'd4-refused',
    question: { es: '¿Por qué niegan un D-4?', en: 'Why is a D-4 refused?' },
    text: {
      es: 'Lo corriente: papeles que faltan o no cuadran, un saldo que no convence, un motivo poco claro o un problema anterior con inmigración. Pregunta al consulado si puedes pedirlo otra vez, y a tu centro qué te devuelve.',
      en: 'Usually for missing or inconsistent documents, funds that do not convince, an unclear purpose or past trouble with immigration. Ask the consulate whether you may apply again, and your school what it refunds.',
    },
    sources: [
      {
        name: { es: 'Blog New Maritimes, visados', en: 'New Maritimes blog, visas' },
        url: 'https://newmaritimes.com/2025/04/09/visa-red-flags-why-korean-visas-get-rejected',
        date: '2025-04-09',
      },
    ],
    more: ['study#d4', 'embassies'],
    asked: ways(
      'd-4 negado, d-4 negada, d-4 rechazado, d-4 rechazada, d-4 denegado, d-4 denegada, niegan d-4, negaron d-4, rechazan d-4, rechazaron d-4, visa estudiante negada, visa estudiante rechazada, visa estudiante denegada, visado estudiante denegado, negaron visa estudiante, rechazaron visa estudiante, rechazo d-4, d-4 refused, d-4 denied, d-4 rejected, visa refused d-4, visa denied d-4, visa rejected d-4, student visa refused, student visa denied, student visa rejected, d-4 refusal, niegan visado estudiante, negaron visado estudiante, rechazaron visado estudiante',
    ),
  },
  {
    id: 'tuition-refund',
    question: { es: '¿Me devuelven el curso?', en: 'Is the course refunded?' },
    text: {
      es: 'Lo decide cada centro: pregúntalo antes de pagar. Sogang devuelve el curso si te niegan el visado o la prórroga, con un justificante. Allí y en la Nacional de Seúl, antes de empezar, todo menos la tasa de solicitud; después, menos cada semana. Con el reembolso se anula el D-4.',
      en: 'Each school decides, so ask before you pay. Sogang refunds the course if your visa or extension is refused, with proof. There and at Seoul National, before the start, all but the application fee; after it, less each week. With the refund the D-4 is cancelled.',
    },
    sources: [
      {
        name: { es: 'Sogang, reembolsos', en: 'Sogang, refunds' },
        url: 'https://klec.sogang.ac.kr/?url=/dep_03/3200.php&lang=eng',
      },
      {
        name: { es: 'Nacional de Seúl, reembolsos', en: 'Seoul National, refunds' },
        url: 'http://language.snu.ac.kr/mobile/en/klec/studyConsult/refund.jsp',
      },
    ],
    more: ['schools', 'korean-from-scratch'],
    asked: ways(
      'devolucion curso, devuelven curso, reembolso curso, devolucion matricula, devuelven matricula, reembolso matricula, reembolso escuela, reembolso universidad, recuperar matricula, cancelar matricula, tuition refund, refund tuition, refund course, course refund, school refund, refund visa refused, refund visa, cancel enrolment, drop out, =cancelar curso, =cancel course',
    ),
  },
  {
    id: 'h1-papers',
    question: { es: '¿Qué papeles pide el H-1?', en: 'Which documents does the H-1 require?' },
    text: {
      es: 'Depende del consulado. Argentina (2022) y Chile (2025) nombraban no tener antecedentes penales, un seguro médico y pasaje de vuelta; Argentina, además, fondos y un pasaporte con más de seis meses. Si hace falta apostilla te lo dice el consulado de Corea de tu país: pídele su lista.',
      en: 'It depends on the consulate. For Argentina (2022) and Chile (2025) it was no criminal record, medical insurance and a return ticket; for Argentina also funds and a passport with over six months left. Whether you need an apostille, the Korean consulate in your country tells you: ask for its list.',
    },
    sources: [
      { name: '7600 Online', url: 'https://7600online.com/?p=37389', date: '2022-04' },
      {
        name: 'BioBioChile',
        url: 'https://biobiochile.cl/noticias/servicios/toma-nota/2025/03/27/extienden-working-holiday-para-trabajar-en-corea-del-sur-hasta-los-34-anos-cuales-son-los-requisitos.shtml',
        date: '2025-03-27',
      },
    ],
    more: ['working-holiday#h1', 'embassies'],
    asked: ways(
      'requisitos h-1, documentos h-1, papeles h-1, antecedentes h-1, antecedentes penales h-1, antecedentes apostillados h-1, apostilla h-1, seguro h-1, requisitos working holiday, documentos working holiday, papeles working holiday, antecedentes working holiday, fondos working holiday, h-1 requirements, h-1 documents, h-1 criminal record, h-1 apostille, working holiday requirements, working holiday documents, working holiday criminal record, working holiday insurance, working holiday funds',
    ),
  },
] as const satisfies readonly Answer[];
