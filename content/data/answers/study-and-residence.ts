import { ways, type Answer } from './answer.ts';

/** Extending a visa, exams, free courses, wages and staying for good. */
export const studyAndResidence = [
  {
    id: 'extend-d4',
    question: { es: '¿Cómo prorrogo el D-4?', en: 'How do I extend a D-4?' },
    text: {
      es: 'En inmigración, antes de que caduque, con el trimestre siguiente pagado y la asistencia en regla: {d4-attendance}. Dan tres meses por trimestre, hasta dos años. Tasa: {d4-extension-fee}.',
      en: 'At immigration, before it expires, with the next term paid and your attendance in order: {d4-attendance}. You get three months per term, up to two years. The fee is {d4-extension-fee}.',
    },
    more: ['working-holiday#extend-d4', 'study#d4'],
    asked: ways(
      'extend stay student, extend student, extend my stay student, extender estancia estudiante, prorrogar estancia estudiante, quedarme estudiante, extender visa, extender visado, extender d-4, extender visa d4, extension visa, extension d-4, extension visado, prorroga d-4, prorroga visa, prorroga visado, prorrogar, prorrogar d-4, prorrogar visa, renovar visa, renovar visado, renovar d-4, renovar visa estudiante, renovacion visa, renovacion d-4, alargar visa, alargar visado, ampliar visa, ampliar visado, se vence visa, vence visa, visa vencida, caduca visado, se acaba visa, seguir estudiando visa, extend visa, extend d-4, extend student visa, visa extension, d-4 extension, renew visa, renew student visa, renew d-4, visa expires, visa running out, 체류기간 연장, 비자 연장, quedarme semestre, quedarme otro semestre, otro semestre, otro trimestre visa, visa semestre, extending visa, extending student visa, extending d-4, extiendo visa, extiendo d-4, extiendo visado, ampliar d-4, visa vence, vencimiento visa, visado caduca, visado vence, prolongar visa, prolongar visado, visa about to expire, visa expire, renuevo, renuevo visa, renuevo d-4, prolongar, prolongar estancia, prolongar estancia estudiante, estancia estudiante, visa renewal, renewal visa, visa renewal student, student visa renewal, renewal, prolong d-4, prolong visa, prolong student visa, extencion visa, extension de visado, visado estudiante prorroga, extension, falto a clase, faltar a clase, faltas clase, asistencia, asistencia minima, attendance, minimum attendance, miss class, skip class, pierdo la visa, falte clase, faltas asistencia, quitan visa, me quitan la visa, quitar visa, cancelan visa, cancelar visa, quedo sin visa, visa cancelled, missed class, missed classes, losing visa, visa taken away, school attendance, language school attendance, dura d-4, cuanto dura d-4, dura visa estudiante, dura visado estudiante, how long d-4 last, student visa last',
    ),
  },
  {
    id: 'change-visa',
    question: { es: '¿Puedo cambiar de visado en Corea?', en: 'Can I change visa in Korea?' },
    text: {
      es: 'De D-4 a D-2, sí, en inmigración, cuando te admite una carrera, que suele pedir TOPIK 3 o el nivel 4 de su centro. De turista a otro visado, pregunta antes al 1345.',
      en: 'From D-4 to D-2, yes, at immigration, once a degree admits you; it usually asks for TOPIK 3 or level 4 of its own centre. From tourist to another visa, ask 1345 first.',
    },
    more: ['working-holiday#extend'],
    asked: ways(
      'cambiar visa, cambiar visado, cambio visa, cambio visado, cambiar d-4 d-2, d-4 a d-2, pasar d-2, d-10, visa buscar trabajo, turista a estudiante, cambiar estatus, change visa, change status, d-4 to d-2, switch visa, job seeker visa, tourist to student, cambiar turista estudiante, d4 a d2, d4 d2, cambiar d4, d4 to d2, transfer d4, change d4, d-2, visa d-2, visado d-2, visa d2, d2 visa, visa universidad, visa para universidad, degree visa, pasar d-4 d-2, turista d-4 salir, turista d-4',
    ),
  },
  {
    id: 'topik-fee',
    question: { es: '¿Cuánto cuesta el TOPIK?', en: 'What does TOPIK cost?' },
    text: {
      es: '{topik-fee}. Se paga al inscribirse, en topik.go.kr; fuera de Corea lo fija cada centro.',
      en: '{topik-fee}. You pay when you register, on topik.go.kr; outside Korea each centre sets it.',
    },
    more: ['scholarships#topik'],
    asked: ways(
      'precio examen topik, cuesta examen topik, topik exam cost, cuanto cuesta topik, topik cuesta, precio topik, pagar topik, costo topik, coste topik, tasa topik, cuanto vale topik, topik cost, topik fee, topik fees, topik price, how much topik, pay topik',
    ),
  },
  {
    id: 'topik',
    question: { es: '¿Qué es el TOPIK y cuándo es?', en: 'What is TOPIK and when is it?' },
    text: {
      es: 'El examen oficial de coreano: TOPIK I da los niveles 1 y 2 y TOPIK II, del 3 al 6. En 2026 hubo seis, de enero a noviembre; fechas e inscripción, en topik.go.kr. Vale {topik-validity}.',
      en: 'The official Korean exam: TOPIK I gives levels 1 and 2, TOPIK II 3 to 6. In 2026 there were six, from January to November; dates and registration are on topik.go.kr. It is valid for {topik-validity}.',
    },
    more: ['scholarships#topik'],
    asked: ways(
      'topik, topic coreano, topic examen, examen topik, examen topic, examen coreano, examen oficial coreano, examen idioma coreano, fechas topik, inscripcion topik, nivel topik, certificado coreano, certificacion coreano, prueba coreano, tests coreano, topik exam, topik test, topik dates, topik registration, korean exam, korean test, korean proficiency, korean certificate, 토픽, 한국어능력시험',
    ),
  },
  {
    id: 'free-korean',
    question: { es: '¿Cómo aprendo coreano gratis?', en: 'How do I learn Korean for free?' },
    text: {
      es: 'Con el Instituto Rey Sejong en línea (iksi.or.kr), por trimestres, y con Quick Korean, que explica el primer nivel en español. Para leer, la guía enseña el alfabeto.',
      en: 'With the online King Sejong Institute (iksi.or.kr), term by term, and with Quick Korean, a free university course. To read, the guide teaches you the alphabet.',
    },
    more: ['scholarships#free-courses', 'study#promo'],
    asked: ways(
      'coreano gratis, aprender coreano gratis, curso coreano gratis, cursos gratis, curso gratis, clases gratis coreano, coreano online gratis, estudiar coreano gratis, aprender gratis, sin pagar coreano, coreano en linea, coreano online, sejong, rey sejong, instituto sejong, quick korean, free korean, learn korean free, free korean course, free korean classes, free course, korean online, free lessons, king sejong institute, sejong institute, 세종학당, curso gratuito, curso coreano gratuito, cursos gratuitos, clases gratuitas, coreano gratuito, aprender coreano sin pagar, app coreano gratis, free korean course online, coreano gratis internet, gratis internet coreano, coreano por internet, estudiar coreano internet, cursos online gratis, online gratis, gratis en linea, duolingo, app coreano, apps coreano, youtube coreano, korean app, apps learn korean, kiip, social integration program, curso de coreano gratis, clases gratis, aprender por mi cuenta, self study',
    ),
  },
  {
    id: 'wage',
    question: { es: '¿Cuánto se gana por hora?', en: 'What is the hourly wage?' },
    text: {
      es: 'Como mínimo {minimum-wage}, brutos, también con un trabajo de estudiante. Con el D-4, como mucho {d4-work-hours}, {d4-work-after}.',
      en: 'At least {minimum-wage} before tax, for a student job too. On a D-4, at most {d4-work-hours}, {d4-work-after}.',
    },
    more: ['working-holiday#work-d4', 'first-month#work'],
    asked: ways(
      'cuanto gano, cuanto se gana, cuanto ganan, cuanto ganaria, cuanto pagan, cuanto pagan hora, cuanto gano part time, cuanto gano trabajando, ganar dinero, salario, salario minimo, sueldo, sueldos, sueldo minimo, sueldo medio tiempo, sueldo part time, paga hora, salario hora, ingresos trabajo, wage, wages, minimum wage, hourly wage, salary, pay per hour, how much pay, how much earn, earn money, part time pay, job pay, student job pay, 최저임금, 시급, 월급, minimum pay, pay minimum, ganan estudiantes, gana estudiante, gana hora, gano hora, pagan cafe, pagan restaurante, pagan trabajo, sueldo corea, salario corea, gana corea, students earn, earn student, earn part time, salary korea, pay hour, ganar hora, ganar won, ganar wones, ganar part time, gana, ganan, paga part time, paga trabajo, trabajo paga',
    ),
  },
  {
    id: 'permanent-residence',
    question: {
      es: '¿Cómo se consigue la residencia permanente?',
      en: 'How do I get permanent residence?',
    },
    text: {
      es: 'Con el visado F-5 (영주권). La vía general pide cinco años con un visado de trabajo o de residencia, ingresos altos y coreano, y no es la del D-4. Pregunta por tu caso al 1345.',
      en: 'With the F-5 visa (영주권). The usual route takes five years on a work or residence visa, a high income and Korean, and a D-4 is not that route. Ask 1345 about your case.',
    },
    sources: [
      {
        name: { es: 'Visas Korea, gestoría', en: 'Visas Korea, an agency' },
        url: 'https://www.visaskorea.com/f-5-1-general-permanent-visa/',
      },
    ],
    more: ['working-holiday#extend', 'emergencies'],
    asked: ways(
      'residencia permanente, residente permanente, permanencia, f-5, visa f-5, visado permanente, visa permanente, nacionalidad, nacionalidad coreana, ciudadania, ciudadania coreana, naturalizacion, green card corea, permanent residence, permanent residency, permanent visa, f-5 visa, citizenship, naturalisation, naturalization, korean nationality, 영주권, 귀화, jubilarse, jubilarme, jubilacion, retirarse en corea, retire in korea, vivir para siempre',
    ),
  },
  {
    id: 'marriage',
    question: { es: '¿Y si me caso con alguien de Corea?', en: 'What if I marry a Korean?' },
    text: {
      es: 'Se pide el visado F-6, que tramita la embajada de Corea: pregunta al 1345 qué exige. El certificado para casarte lo da tu embajada en Seúl.',
      en: 'You apply for the F-6 visa, issued by the embassy of Korea: ask 1345 what it requires. Your embassy in Seoul gives you the certificate to marry.',
    },
    more: ['embassies', 'emergencies'],
    asked: ways(
      'visa esposa coreana, visa esposo coreano, visa novia coreana, visa novio coreano, korean wife visa, korean husband visa, casarme, casarse corea, casarme coreano, casarme coreana, matrimonio, visa matrimonio, f-6, esposa coreana, esposo coreano, novio coreano, novia coreana, boda corea, marry, marry korean, marriage visa, marriage, f-6 visa, spouse visa, fiance visa, wedding, 결혼, casarse, casar, boda, novia coreana visa, visa de novia, visa novio, visa pareja, fiance, get married, getting married, married to a korean, case coreano, case coreana, casado coreana, casada coreano, casado con coreana visa, married korean',
    ),
  },
  {
    id: 'dormitory',
    question: { es: '¿Hay residencias de estudiantes?', en: 'Are there student halls?' },
    text: {
      es: 'Sí, pero no en todas las universidades ni para todos los cursos de idioma. Al mes cuestan {rent-dormitory}. La tabla de escuelas dice cuáles tienen.',
      en: 'Yes, but not at every university nor for every language course. A month costs {rent-dormitory}. The table of schools says which have one.',
    },
    more: ['schools', 'accommodation#prices'],
    asked: ways(
      'residencia estudiantes, residencia universitaria, residencia estudiantil, dormitorio universidad, dormitorio, dormitorios, colegio mayor, dormitory, dormitories, dorm, dorms, student halls, halls of residence, student residence, 기숙사',
    ),
  },
  {
    id: 'cheap-course',
    question: { es: '¿Dónde hay un curso barato?', en: 'Where is there a cheap course?' },
    text: {
      es: 'Sobre todo en Busan. Un trimestre cuesta {course-intensive-cost}. Compara las escuelas por precio y confírmalo con el centro.',
      en: 'Mostly in Busan. A term costs {course-intensive-cost}. Compare the schools by price, and confirm it with the school.',
    },
    more: ['schools', 'student-costs'],
    asked: ways(
      'curso barato, cursos baratos, escuela barata, escuelas baratas, universidad barata, curso barato busan, curso menos, comparar escuelas, mejor escuela, mejor universidad coreano, lista escuelas, cheap course, cheap school, cheapest school, compare schools, best school, list schools',
    ),
  },
] as const satisfies readonly Answer[];
