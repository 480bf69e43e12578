import { register } from '../../register/register.ts';
import { ways, type Answer } from './answer.ts';

/** Danger from other people, and pain that cannot wait: the number first. */
export const inDanger = [
  {
    id: 'violence',
    question: { es: 'Mi pareja me pega. ¿Quién me ayuda?', en: 'My partner hits me. Who helps?' },
    text: {
      es: 'En peligro, llama al **112**, también de noche. El 1577\u00a01366 (Danuri) atiende a extranjeras a cualquier hora en varios idiomas, y el 1366, a cualquier mujer: los dos buscan alojamiento de emergencia. Intérprete en español, BBB: 1588-5644.',
      en: 'In danger, call **112**, at night too. 1577\u00a01366 (Danuri) helps foreign women at any hour in several languages, and 1366 any woman; both find emergency shelter. Volunteer interpreters, BBB: 1588-5644.',
    },
    sources: [register['phone-danuri'].source, register['phone-1366'].source],
    more: [
      'emergencies#assault',
      { to: 'phrases-police#assaulted', label: { es: 'La frase', en: 'The phrase' } },
      'safety#women',
    ],
    asked: ways(
      'violencia, maltrato, maltratan, maltratador, malos tratos, mujer maltratada, novio pega, marido pega, novio golpea, marido golpea, pareja golpea, pareja violenta, novio violento, marido violento, padre pega, me amenaza, me amenazan, refugio mujeres, 1366, danuri, violence, domestic abuse, abusive, partner abuse, hits me, beats me, hitting me, beating me, threatening me, threatens me, threats, women shelter, 가정폭력, 데이트폭력, violencia domestica, violencia genero, domestic violence, violent, violento, violenta',
    ),
  },
  {
    id: 'followed',
    question: { es: 'Me siguen o me acosan', en: 'I am being followed or harassed' },
    text: {
      es: 'Entra en una tienda de conveniencia o en una estación, donde siempre hay alguien, y llama al **112**. Para enseñar: 누가 저를 따라와요, alguien me sigue. El 1577\u00a01366 (Danuri) ayuda a extranjeras a cualquier hora en varios idiomas.',
      en: 'Go into a convenience store or a station, where there is always someone, and call **112**. To show: 누가 저를 따라와요, someone is following me. 1577\u00a01366 (Danuri) helps foreign women at any hour in several languages.',
    },
    sources: [register['phone-danuri'].source],
    more: [
      'emergencies#assault',
      { to: 'phrases-police#followed', label: { es: 'La frase', en: 'The phrase' } },
      'safety#women',
    ],
    asked: ways(
      'siguiendo, me persiguen, me persigue, persiguiendo, acoso, acosan, me acosa, acosaron, acosando, acosador, me acorralan, hombre raro, following me, followed me, follows me, stalker, stalked, stalking, harassment, harassed, harassing, creepy man, creepy guy, 스토킹, 성희롱, taxista acoso, taxi acoso, taxista acosa, driver harassed, taxi driver harassed, sigue hombre, siguen hombre',
    ),
  },
  {
    id: 'sexual-assault',
    question: { es: 'He sufrido una agresión', en: 'I have been assaulted' },
    text: {
      es: 'Llama al **112**. Si es sexual, ve a urgencias sin ducharte y pide que avisen a la policía, aunque dudes si denunciar. El 1577\u00a01366 (Danuri), en varios idiomas, y el 1366 atienden a mujeres 24 horas. Puedes pedir una agente: 여성 경찰관과 이야기하고 싶어요.',
      en: 'Call **112**. If it was sexual, go to an emergency room without showering and ask them to call the police, even if you are not sure about reporting it. 1577\u00a01366 (Danuri) and 1366 help women 24 hours. To ask for a female officer: 여성 경찰관과 이야기하고 싶어요.',
    },
    sources: [register['phone-danuri'].source, register['phone-1366'].source],
    more: [
      'emergencies#assault',
      { to: 'phrases-police#womanOfficer', label: { es: 'La frase', en: 'The phrase' } },
    ],
    asked: ways(
      'agresion, abusaron, violacion, violaron, me violo, me violan, violada, me tocaron, manosearon, manoseo, tocamientos, me agredieron, paliza, assault, assaulted, attacked, sexual abuse, rape, raped, groped, groping, grabbed, touched me, molested, beaten up, 성폭행, 성추행, agresion sexual, abuso sexual, sexual assault, abusa de mi',
    ),
  },
  {
    id: 'hidden-camera',
    question: { es: '¿Y si hay una cámara oculta?', en: 'What if there is a hidden camera?' },
    text: {
      es: 'Sal y llama al **112**: grabar así a alguien se castiga con {filming-penalty}. Para enseñar: 저 사람이 저를 찍었어요, esa persona me ha grabado. El 1366 atiende a mujeres 24 horas, y el 02-735-8994, en coreano, ayuda a borrar las imágenes. Cómo buscar cámaras no está en la guía.',
      en: 'Leave and call **112**: filming someone like that means {filming-penalty}. To show: 저 사람이 저를 찍었어요, that person filmed me. 1366 helps women 24 hours, and 02-735-8994, in Korean, helps have the pictures deleted. This guide does not say how to look for cameras.',
    },
    sources: [
      register['phone-1366'].source,
      {
        name: { es: 'Gyeongnam Yeoseong Sinmun', en: 'Gyeongnam Yeoseong Sinmun' },
        url: 'https://www.gynet.co.kr/news/articleView.html?idxno=53366',
      },
    ],
    more: ['safety#women', 'emergencies#assault', 'safety#law'],
    asked: ways(
      'molka, camara oculta, camara escondida, camara espia, camara bano, camara hotel, camara probador, me grabaron, me graban, me filmaron, fotos falda, hidden camera, hidden cam, spy camera, spy cam, spycam, camera toilet, camera hotel room, camera changing room, filmed me, filming me, upskirt, 몰카, 불법촬영, recorded me, me estan grabando, cam toilets, camera airbnb, camara airbnb, camera room, camara habitacion, put camera, found camera, encontre camara',
    ),
  },
  {
    id: 'chest-pain',
    question: { es: 'Me duele el pecho o no respiro bien', en: 'Chest pain, or I cannot breathe' },
    text: {
      es: 'Llama al **119** ahora y di primero dónde estás; di «English» y te pasan con un intérprete. Para enseñar: 가슴이 아파요, me duele el pecho, o 숨쉬기가 힘들어요, no puedo respirar bien. La ambulancia es gratis.',
      en: 'Call **119** now and say first where you are; say “English” and they put an interpreter on the line. To show: 가슴이 아파요, my chest hurts, or 숨쉬기가 힘들어요, I find it hard to breathe. The ambulance is free.',
    },
    more: [
      'emergencies#ill',
      { to: 'phrases-health#chestPain', label: { es: 'La frase', en: 'The phrase' } },
      'health#urgent',
    ],
    asked: ways(
      'pecho, dolor corazon, duele corazon, infarto, ataque corazon, ataque cardiaco, derrame cerebral, ictus, apoplejia, respirar, falta aire, me ahogo, asfixia, atragantado, convulsion, choque anafilactico, shock anafilactico, anafilaxia, sangrado fuerte, hemorragia, desangra, chest, heart attack, heart pain, cant breathe, cannot breathe, choking, seizure, anaphylaxis, anaphylactic shock, bleeding, haemorrhage, 가슴 통증, 호흡곤란, trouble breathing, hard to breathe, duele pecho, dolor pecho, chest pain, me duele mucho el pecho, breathing, not breathing, no respira, =stroke, had stroke, having stroke, stroke hospital',
    ),
  },
  {
    id: 'fever',
    question: { es: 'Tengo fiebre. ¿Adónde voy?', en: 'I have a fever. Where do I go?' },
    text: {
      es: 'A una clínica de barrio, 의원 (uiwon), sin cita, o a una farmacia, 약국 (yakguk). Para enseñar: 열이 나요 (yeori nayo), tengo fiebre. De noche, o si respiras mal, urgencias, 응급실, o el **119**. Si estás a solas, díselo a tu alojamiento; el 1330 te orienta.',
      en: 'To a neighbourhood clinic, 의원 (uiwon), without an appointment, or a pharmacy, 약국 (yakguk). To show: 열이 나요 (yeori nayo), I have a fever. At night, or if it is hard to breathe, an emergency room, 응급실, or **119**. If you are alone, tell where you stay; 1330 helps.',
    },
    more: [
      'health#doctor',
      { to: 'phrases-health#fever', label: { es: 'La frase', en: 'The phrase' } },
      'emergencies#hospitals',
    ],
    asked: ways(
      'fiebre, calentura, temperatura alta cuerpo, fever, running a temperature, enferma sola, enfermo solo, ill alone, sick alone, 발열, fiebre niño, fiebre bebe, baby fever, child fever, kid fever',
    ),
  },
  {
    id: 'amphetamines',
    question: { es: '¿Puedo llevar Adderall?', en: 'Can I bring Adderall?' },
    text: {
      es: 'No sin una respuesta escrita del ministerio coreano: pídela a narcotics@korea.kr antes de viajar. Adderall y la lisdexanfetamina (Vyvanse, Elvanse) no están autorizados en Corea, con receta o sin ella. Pregunta a tu médico qué otra cosa puedes tomar.',
      en: 'Not without an answer in writing from the Korean ministry: ask narcotics@korea.kr before you travel. Adderall and lisdexamfetamine (Vyvanse, Elvanse) are not authorised in Korea, with or without a prescription. Ask your doctor what else you could take.',
    },
    sources: [register['medicine-amphetamine'].source],
    more: ['health#medicines', 'requirements#salud'],
    asked: ways(
      'adderall, anfetamina, lisdexanfetamina, vyvanse, elvanse, venvanse, dexedrine, dextroanfetamina, tdah, deficit atencion, amphetamine, lisdexamfetamine, dexamphetamine, dexamfetamine, dextroamphetamine, stimulants, adhd, 애더럴, medicina tdah, adhd medication, adhd meds, llevar adderall, bring adderall',
    ),
  },
  {
    id: 'controlled-medicines',
    question: {
      es: '¿Puedo llevar Ritalin, Concerta o tranquilizantes?',
      en: 'Can I bring Ritalin, Concerta or tranquillisers?',
    },
    text: {
      es: 'No sin el permiso escrito del ministerio coreano, con cualquier pasaporte: metilfenidato (Ritalin, Concerta), zolpidem, diazepam, alprazolam, lorazepam y opioides. Se pide {medicine-permit-form}, un mes antes; {medicine-permit-supply}. Dudas, narcotics@korea.kr.',
      en: 'Not without a written permit from the Korean ministry, whatever your passport: methylphenidate (Ritalin, Concerta), zolpidem, diazepam, alprazolam, lorazepam and opioids. Apply {medicine-permit-form}, a month ahead; {medicine-permit-supply}. Questions: narcotics@korea.kr.',
    },
    more: ['health#medicines', 'requirements#salud'],
    asked: ways(
      'ritalin, rubifen, concerta, metilfenidato, zolpidem, stilnox, ambien, diazepam, valium, xanax, alprazolam, trankimazin, lorazepam, orfidal, ativan, clonazepam, rivotril, tramadol, codeina, morfina, fentanilo, oxicodona, opioides, ansioliticos, tranquilizantes, somniferos, pastillas para dormir, benzodiacepinas, controlados, medicamentos psiquiatricos, psicofarmacos, methylphenidate, klonopin, codeine, morphine, oxycodone, sleeping pills, sleeping tablets, anxiety meds, anxiety pills, tranquillisers, tranquilizers, benzodiazepines, controlled medicine, controlled medication, controlled drugs, strong painkillers, tdah, adhd, medicina tdah, adhd medication, adhd meds',
    ),
  },
] as const satisfies readonly Answer[];
