import { ways, type Answer } from './answer.ts';
import { sources } from './sources.ts';

/** Emergencies, health, safety and law. */
export const helpAndHealth = [
  {
    id: 'emergency-numbers',
    question: { es: '¿A qué número llamo?', en: 'Which number do I call?' },
    text: {
      es: 'Policía, **112**. Ambulancia y bomberos, **119**. Intérprete en español, BBB, **1588-5644**. Información al viajero, **1330**, sin español. El 911 no es el número de Corea.',
      en: 'Police, **112**. Ambulance and fire, **119**. Travel helpline in English, **1330**. Volunteer interpreters, BBB, **1588-5644**. 911 is not Korea’s number.',
    },
    sources: [
      {
        name: { es: 'Gobierno de Corea (KOCIS)', en: 'Korean government (KOCIS)' },
        url: 'https://issuu.com/kocis9/docs/guidebook',
      },
    ],
    more: ['emergencies'],
    asked: ways(
      'ambulancia cobran, ambulancia cobra, emergencia, emergencias, sos, 112, 119, 911, 999, ambulancia, policia, bomberos, numero emergencia, me perdi, estoy perdido, i am lost, perdido, telefono emergencia, accidente, ayuda, socorro, urgencia, emergency, emergencies, police, ambulance, fire brigade, emergency number, accident, help, fire, fuego, incendio, 경찰, 구급차, numero policia, telefono policia, numero ambulancia, telefono ambulancia, numero bomberos, llamar policia, llamar ambulancia, a quien llamo, number police, number ambulance, call police, call ambulance, 119 112, 신고, 응급, 소방, niño perdido, perdi a mi hijo, perdi mi hijo, se perdio mi hijo, perdi mi hija, hijo perdido, lost child, lost my child, lost my kid, missing child, missing person',
    ),
  },
  {
    id: 'travel-helpline',
    question: { es: '¿Qué es el 1330?', en: 'What is 1330?' },
    text: {
      es: 'Es la línea de ayuda al viajero ({phone-1330}). Informa, atiende quejas, hace de intérprete y pasa la llamada al 112 y al 119. En español contestan los intérpretes voluntarios de BBB: {phone-bbb}.',
      en: 'It is the travel helpline ({phone-1330}). It informs, takes complaints, interprets and connects you to 112 and 119. BBB has volunteer interpreters too: {phone-bbb}.',
    },
    more: ['emergencies', 'transport#support-center'],
    asked: ways(
      '1330, interprete, interpretes, bbb, linea viajero, hablar espanol, alguien habla espanol, interpreter, interpreters, helpline, tourist helpline, travel helpline, linea ayuda, oficina turismo, tourist information, informacion turistica, queja, complaint, alguien hable espanol, hable espanol, habla espanol, hablan espanol ayuda, ayuda espanol, telefono espanol, spanish speaker, someone speaks spanish, someone speaks english, police english, dont speak english, police speak english, policia ingles, policia espanol, no hablan ingles policia',
    ),
  },
  {
    id: 'immigration-line',
    question: { es: '¿A quién pregunto por mi visado?', en: 'Who do I ask about my visa?' },
    text: {
      es: 'Al 1345, la línea de inmigración, {phone-1345-hours}. Tras la llamada, marca el número del idioma y la tecla asterisco.',
      en: 'Call 1345, the immigration helpline, {phone-1345-hours}. After the call connects, press the number of your language and the star key.',
    },
    more: ['emergencies', 'requirements#visados'],
    asked: ways('1345, inmigracion, extranjeria, immigration, immigration office, 출입국'),
  },
  {
    id: 'dentist',
    question: { es: '¿Y si necesito un dentista?', en: 'What if I need a dentist?' },
    text: {
      es: 'La guía no lista dentistas. Busca 치과 (chigwa) en Naver Map, y pregunta al 1330, en inglés, cuál está abierto. Mientras tanto, una farmacia vende analgésicos. Si hay fiebre o hinchazón, urgencias, 응급실.',
      en: 'This guide lists no dentists. Search 치과 (chigwa) on Naver Map, and ask 1330 which one is open. In the meantime a pharmacy sells painkillers. With fever or swelling, go to the emergency room, 응급실.',
    },
    more: [
      { to: 'phrases-health#painkiller', label: { es: 'La frase', en: 'The phrase' } },
      'health#doctor',
      'health#pharmacy',
    ],
    asked: ways(
      'dentista, odontologo, muela, muelas, duele muela, dolor muelas, dolor muela, diente roto, se me rompio un diente, empaste, caries, flemon, brackets, dentist, toothache, tooth, broken tooth, filling, 치과, cuanto cuesta dentista, precio dentista, dentist cost, dentist price',
    ),
  },
  {
    id: 'pharmacy',
    question: { es: '¿Hay farmacias de noche?', en: 'Are there pharmacies open at night?' },
    text: {
      es: 'Sí. Seúl tiene 39 farmacias públicas que abren hasta la 1:00 todo el año (공공심야약국). La abierta más cercana se busca en pharm114.or.kr, en coreano. Las tiendas de 24 horas venden unas pocas medicinas: {shop-medicines}.',
      en: 'Yes. Seoul has 39 public pharmacies that stay open until 1:00 all year (공공심야약국). To find the nearest one that is open, use pharm114.or.kr, in Korean. Shops open 24 hours sell a few medicines: {shop-medicines}.',
    },
    sources: [
      sources.latePharmacies,
      {
        name: { es: 'Asociación Farmacéutica de Corea', en: 'Korean Pharmaceutical Association' },
        url: 'https://www.pharm114.or.kr/',
        date: '2026-08-04',
      },
    ],
    more: ['health#pharmacy'],
    asked: ways(
      'farmacia, farmacias, farmacia noche, farmacia guardia, farmacia 24 horas, farmacia abierta, paracetamol, ibuprofeno, aspirina, medicamento noche, pharmacy, pharmacies, night pharmacy, drugstore, chemist, painkiller, ibuprofen, 약국, yakguk, dolor cabeza, headache, resfriado, gripe, tos, tirita, tiritas, plaster, plasters, dolor garganta, me duele, pastillas dolor, pastilla dolor, remedio dolor, analgesico, calmante, jarabe, alergia pastillas, sore throat, painkillers, pills pain, something for pain, cold medicine, cough, 진통제, 감기약, pastillas, pastilla, pills, protector solar, bloqueador, vendas, gasas, alcohol herida, termometro, flu, flu medicine, medicina gripe, medicina gripa, medicina dolor, medicina tos, mareo, alergia antihistaminico, antihistamine, sunscreen, bandage, bandages, bite cream, 파스, bandaid, band-aid, drug store, drug store late, antibiotico, antibioticos, antibiotics',
    ),
  },
  {
    id: 'doctor',
    question: { es: '¿Dónde me atiende un médico?', en: 'Where can I see a doctor?' },
    text: {
      es: 'Si es urgente, llama al 119 o entra por la puerta 응급실. Severance (Sinchon, 02-2228-5800) y Asan (Songpa, 02-3010-5001) tienen consulta internacional en inglés. En español, pide un intérprete al 1588-5644.',
      en: 'If it is urgent, call 119 or use the door marked 응급실. Severance (Sinchon, 02-2228-5800) and Asan (Songpa, 02-3010-5001) have international clinics in English. For an interpreter, call 1588-5644.',
    },
    sources: [
      {
        name: 'Severance Hospital',
        url: 'https://sev.severance.healthcare/sev-en/ihc/overview.do',
        date: '2026-08-04',
      },
      {
        name: 'Asan Medical Center',
        url: 'https://eng.amc.seoul.kr/gb/lang/specialities/centers.do?hpCd=D100',
        date: '2026-08-04',
      },
    ],
    more: ['emergencies#hospitals', 'health#doctor'],
    asked: ways(
      'picadura abeja, me pico, me picaron, abeja, avispa, bee sting, wasp, stung, mordio, mordedura, mordida, mordio perro, me mordio un perro, mordedura perro, mordida perro, picadura, picadura medusa, medusa, insolacion, golpe de calor, sobredosis, quemadura, hueso roto, pierna rota, brazo roto, me cai, dog bite, bitten dog, bitten, sting, jellyfish, sunstroke, heat stroke, overdose, broken leg, broken arm, broken bone, broke leg, broke arm, fell over, no despierta, no reacciona, inconsciente, coma etilico, unconscious, will not wake up, medico, doctor, doctor english, doctor speak english, medico ingles, hospital ingles, me enfermo, hospital, hospitales, clinica, urgencias, urgencias hospital, enfermo, enferma, enfermedad, estoy enfermo, ginecologo, consulta medica, clinic, ill, sick, feel sick, emergency room, medical, 병원, byeongwon, internacional hospital, vomitos, ir al medico, ver medico, ver a un doctor, medico habla espanol, doctor español, me siento mal, me caigo, me rompi, fractura, esguince, see a doctor, english speaking doctor, not feeling well, broken arm, 의사, enferme, me enferme, medico espanol, brazo, pierna, break arm, hurt myself, pediatra, fracture, me fracture, oftalmologo urgencia, traumatologo, dermatologo, paediatrician, pediatrician, dermatologist, gynaecologist, gynecologist, broken leg, sprain, tobillo, me torci, torcedura, torci el pie, quemadura, me queme, me corte, cortada, herida, golpe, me golpee, me cai, caida, desmayo, mareo, mareada, fractura hueso, dolor de espalda, dolor de cabeza, vomito, intoxicacion, intoxicacion alimentaria, food poisoning, ankle, sprained ankle, twisted ankle, burn, stitches, injury, injured, dizzy, vomiting, throwing up, cirugia plastica, cirugia estetica, operacion, rinoplastia, plastic surgery, cosmetic surgery, rash, sarpullido, infeccion, infection, chequeo medico, check up, medical check, psiquiatra, stomach bug, gastro, upset stomach, gastroenteritis, malestar estomago, golpeo cabeza, golpe cabeza, hit head, banged head, presion alta, tension alta, presion arterial, high blood pressure, hypertension, dog attacked, perro ataco, perro me ataco',
    ),
  },
  {
    id: 'insurance',
    question: { es: '¿Necesito seguro de viaje?', en: 'Do I need travel insurance?' },
    text: {
      es: 'No es obligatorio para entrar como turista, pero llévalo: la ambulancia es gratis y el hospital se paga entero. Una clínica de barrio cuesta decenas de miles de wones y un hospital universitario, más de cien mil. Que cubra la repatriación.',
      en: 'It is not required to enter as a tourist, but take it: the ambulance is free and you pay the whole hospital bill. A neighbourhood clinic costs tens of thousands of won and a university hospital over a hundred thousand. Make sure it covers repatriation.',
    },
    sources: [
      {
        name: 'Living in Korea Guide',
        url: 'https://www.livinginkoreaguide.com/2026/01/emergency-medical-guide-for-foreigners.html',
        date: '2026-01',
      },
    ],
    more: ['requirements#seguro', 'health#insurance'],
    asked: ways(
      'seguro viaje, seguro medico, seguro salud, seguro, travel insurance, health insurance, medical insurance, insurance, seguro obligatorio, seguro de viajero, seguro viajero, necesito seguro, seguro obligatorio corea, seguro covid, poliza, need insurance, is insurance mandatory, 보험, asistencia viajero, assist card, seguro internacional, cobertura medica, medical cover, travel cover',
    ),
  },
  {
    id: 'medicines',
    question: { es: '¿Puedo llevar mis medicinas?', en: 'Can I bring my medicines?' },
    text: {
      es: 'Sí, las corrientes, hasta {medicine-ordinary}, en su envase y con la receta. Las que llevan sustancias controladas (zolpidem, diazepam, metilfenidato, opioides) exigen un permiso previo, que tarda {medicine-permit-time}.',
      en: 'Yes, ordinary ones, up to {medicine-ordinary}, in their packaging and with the prescription. Those with controlled substances (zolpidem, diazepam, methylphenidate, opioids) need a permit first, which takes {medicine-permit-time}.',
    },
    more: ['health#medicines', 'requirements#salud'],
    asked: ways(
      'medicinas, medicina, medicamentos, medicacion, pastillas, llevar medicinas, receta, receta medica, antidepresivos, insulina, medicine, medicines, medication, prescription, pills, bring medicine, llevar insulina, llevar pastillas, llevar medicamentos, entrar pastillas, entrar medicinas, medicamentos prohibidos, medicinas prohibidas, bring pills, bring medication, bring insulin, take medication, traer medicinas, traer medicamentos, meter medicinas, meter medicamentos, ingresar medicinas, bring pills korea',
    ),
  },
  {
    id: 'vaccines',
    question: { es: '¿Hacen falta vacunas?', en: 'Do I need vaccinations?' },
    text: {
      es: 'No hay vacunas obligatorias. Un centro de vacunación de tu país te dirá cuáles convienen.',
      en: 'None is required. A travel clinic at home will tell you which are advisable.',
    },
    more: ['requirements#salud'],
    asked: ways(
      'vacuna, vacunas, vacunacion, covid, coronavirus, pcr, vaccine, vaccines, vaccination, vaccinations, fiebre amarilla, yellow fever, fiebre amarilla vacuna, yellow fever vaccine',
    ),
  },
  {
    id: 'tap-water',
    question: { es: '¿Se puede beber agua del grifo?', en: 'Is tap water safe to drink?' },
    text: {
      es: 'Sí, el agua del grifo (de la llave) se puede beber. En los restaurantes el agua va incluida.',
      en: 'Yes, tap water is safe to drink. In restaurants water comes with the meal.',
    },
    more: ['requirements#salud', 'arriving#first-meal'],
    asked: ways(
      'agua, agua grifo, agua llave, agua canilla, agua potable, beber agua, tomar agua, tap water, drinking water, drink water, water, agua chorro, es potable, agua caño, agua pila, potable',
    ),
  },
  {
    id: 'lost-passport',
    question: {
      es: 'He perdido el pasaporte. ¿Qué hago?',
      en: 'I lost my passport. What do I do?',
    },
    text: {
      es: 'Denúncialo en una comisaría o en el 112 y pide el comprobante. Después ve a la embajada de tu país, que da un pasaporte o un salvoconducto para volver. Si no tiene teléfono de guardia, llama al 1330.',
      en: 'Report it at a police station or on 112 and ask for the report. Then go to your country’s embassy, which issues a passport or an emergency travel document. If it has no duty phone, call 1330.',
    },
    sources: [sources.spain],
    more: ['emergencies#passport-lost', 'embassies'],
    asked: ways(
      'pasaporte perdido, perder pasaporte, perdi pasaporte, perdido pasaporte, lost passport, passport lost, sin pasaporte, quede pasaporte, extravie pasaporte, extraviado pasaporte, pasaporte extraviado, olvide pasaporte, without passport, passport gone',
    ),
  },
  {
    id: 'stolen-passport',
    question: {
      es: 'Me han robado el pasaporte. ¿Qué hago?',
      en: 'My passport was stolen. What do I do?',
    },
    text: {
      es: 'Llama al 112 o ve a la comisaría más cercana, también de noche, y pide el certificado de lo ocurrido. Con él, la embajada de tu país te da un pasaporte o un salvoconducto; si no tiene teléfono de guardia, llama al 1330.',
      en: 'Call 112 or go to the nearest police station, at night too, and ask for the certificate of the incident. With it your country’s embassy issues a passport or an emergency travel document; if it has no duty phone, call 1330.',
    },
    sources: [sources.spain],
    more: ['emergencies#passport-stolen', 'embassies'],
    asked: ways(
      'robo pasaporte, robado pasaporte, robaron pasaporte, stolen passport, passport stolen, pasaporte robado, someone stole passport, passport nicked, quitaron pasaporte, stole passport',
    ),
  },
  {
    id: 'theft',
    question: { es: 'Me han robado. ¿Qué hago?', en: 'I was robbed. What do I do?' },
    text: {
      es: 'Llama al 112 o ve a la comisaría más cercana y pide el comprobante de la denuncia, que te pedirá el seguro. Bloquea las tarjetas y el teléfono.',
      en: 'Call 112 or go to the nearest police station and ask for the report, which your insurer will want. Block your cards and your phone.',
    },
    sources: [
      {
        name: { es: 'Policía de Corea', en: 'Korean police' },
        url: 'https://112.go.kr/',
        date: '2026-08-04',
      },
    ],
    more: ['emergencies', 'emergencies#lost'],
    asked: ways(
      'bag stolen, wallet stolen, wallet nicked, phone nicked, bag nicked, pinched, wallet pinched, quitaron, me quitaron, sacaron celular, sacaron cartera, sacaron billetera, quitaron celular, quitaron cartera, arrebataron, robo, robado, robaron, robar, hurto, asalto, ladron, carterista, denuncia, comisaria, denunciar, theft, stolen, robbed, robbery, pickpocket, police report, police station, mugged, me han robado, me robaron, me robaron mochila, me robaron cartera, robaron cartera, robaron celular, robaron telefono, robaron movil, me robaron la mochila, robaron mochila, robo celular, robo mochila, robo cartera, robo tarjeta, bolso robado, cartera robada, poner denuncia, stolen phone, stolen wallet, stolen bag, my bag was stolen, 도난, 도둑, denuncio robo, denunciar robo, afanaron, mochila robada, celular robado, robbery report, stole my, bloquear tarjeta, cancelar tarjeta, bloquear tarjetas, bloquear celular, block card, cancel card, freeze card, tarjeta robada, stolen card, me asaltaron, asaltaron, bag snatched, someone stole',
    ),
  },
  {
    id: 'lost-property',
    question: { es: '¿Dónde busco algo perdido?', en: 'Where do I look for something lost?' },
    text: {
      es: 'En lost112.go.kr, en coreano, está lo que se entrega a la policía de todo el país; el 1330 te ayuda a buscar. Lo del metro de Seúl llega allí al cabo de una semana.',
      en: 'On lost112.go.kr, in Korean, which lists what is handed to the police anywhere; 1330 helps you search. What is lost on the Seoul subway gets there after a week.',
    },
    sources: [sources.policeLost],
    more: ['emergencies#lost'],
    asked: ways(
      'objetos perdidos, perdi movil, perdi celular, perdi telefono, perdi cartera, perdi mochila, perdido cartera, perdido movil, perdido telefono, perdido maleta, lost property, lost and found, lost phone, lost wallet, lost bag, lost112, perdi, perdi bolso, perdi bolsa, perdi llaves, perdi camara, perdi dinero, perdi cosas, perdi documentos, mochila perdida, cartera perdida, olvide mochila, deje mochila, deje bolso, se me perdio, lost something, lost my, lost backpack, lost purse, lost card, lost camera, lost keys, i lost my phone, i lost my wallet, left my bag, 분실물, encontraron celular, encontraron movil, encontrar perdido, extravie, extraviado, olvide, deje olvidado, objeto perdido, oficina objetos perdidos, lentes perdidos, left behind, forgot bag, lost umbrella, perdi paraguas, perdi lentes, perdi gafas, olvido, se me olvido, olvidado, se me cayo, deje tren, deje en el tren, olvide tren, deje celular, left on train, forgot my bag, forgot on train, dropped my phone',
    ),
  },
  {
    id: 'protests',
    question: { es: '¿Y si hay una manifestación?', en: 'What if there is a protest?' },
    text: {
      es: 'Suelen ser pacíficas y con mucha policía, sobre todo en Gwanghwamun y el Ayuntamiento: puede haber calles y estaciones cerradas. Rodéala y no participes.',
      en: 'They are mostly peaceful and well policed, most of them around Gwanghwamun and City Hall; streets and stations may be closed. Go around it and do not join in.',
    },
    sources: [
      {
        name: { es: 'Gobierno británico, aviso de 2017', en: 'British government, advice of 2017' },
        url: 'https://www.gov.uk/foreign-travel-advice/south-korea',
        date: '2017-03',
      },
    ],
    more: ['safety'],
    asked: ways(
      'manifestacion, manifestaciones, protesta, protestas, marchas, huelga, paro, disturbios, protest, protests, demonstration, demonstrations, rally, strike, 시위, 집회, violencia manifestacion, protest violence, violent protest',
    ),
  },
  {
    id: 'safety',
    question: { es: '¿Es segura Corea?', en: 'Is Korea safe?' },
    text: {
      es: 'Es un país tranquilo. Lo que más se reclama son compras y taxis: mira el importe en la terminal antes de pagar. Si te siguen, te graban o te acosan, llama al 112. Para víctimas de violencia, el 1366 y el 1577\u00a01366 atienden 24 horas.',
      en: 'It is a calm country. Most complaints are about shopping and taxis: read the amount on the terminal before you pay. If you are followed, filmed or harassed, call 112. For victims of violence, 1366 and 1577\u00a01366 answer 24 hours.',
    },
    sources: [
      {
        name: 'Asia Business Daily',
        url: 'https://cm.asiae.co.kr/en/article/2025041514083116124',
        date: '2025-04-15',
      },
      {
        name: 'The Korea Times',
        url: 'https://m.koreatimes.co.kr/pages/article.amp.asp?newsIdx=345698',
        date: '2023',
      },
    ],
    more: ['safety#women', 'safety#scams'],
    asked: ways(
      'seguro sola, seguro mujer, segura sola, sola mujer, safe alone, safe woman, seguridad, segura, seguro viajar, es seguro viajar, peligroso, peligro, mujer sola, mujeres solas, viajar sola, viajar solo, mujer, seguro de noche, estafa, estafas, safe, safety, dangerous, danger, woman alone, women alone, solo female, solo woman, solo women, solo travel, female, scam, scams, crime, delincuencia, es peligroso, zonas peligrosas, barrio peligroso, barrios peligrosos, caminar noche, caminar de noche, es seguro, seguro caminar, mujeres viajan solas, walk at night, safe at night, safe for women, dangerous areas, is it safe, ladrones, robos, robos seul, hay robos, carteristas, thieves, pickpockets, peligroso noche, seguro noche, noche segura, peligroso de noche, night safe, safe night, dangerous night, walk at night, caminar de noche, drogaron, me drogaron, burundanga, bebida adulterada, drogar bebida, droga bebida, algo en mi bebida, drink spiked, spiked drink, spiked, spiked my drink, drugged, violent crime, crimen violento',
    ),
  },
  {
    id: 'north-korea',
    question: { es: '¿Hay peligro por Corea del Norte?', en: 'Is North Korea a danger?' },
    text: {
      es: 'No seguimos la actualidad: antes de volar, lee el aviso de viaje de tu Ministerio de Asuntos Exteriores. En Corea hay simulacros con sirenas varias veces al año. Si suena el móvil (celular), la app oficial Emergency Ready traduce el aviso al inglés.',
      en: 'We do not follow the news: before you fly, read the travel advice of your foreign ministry. Korea holds drills with sirens several times a year. If your phone sounds an alert, the official Emergency Ready app translates it into English.',
    },
    sources: [sources.spain],
    more: ['safety#alerts', 'emergencies#alarm'],
    asked: ways(
      'guerra, guerra norte, hay guerra, peligro guerra, corea del norte peligro, corea norte ataque, misil, misiles, bomba, bombas, ataque nuclear, kim jong un, norcorea, conflicto norte, tension norte, war, north korea danger, north korea safe, missile, missiles, nuclear attack, north korean attack, simulacro, simulacro sirenas, sirenas, air raid, drill sirens, 전쟁, 민방위',
    ),
  },
  {
    id: 'mental-health',
    question: { es: 'Necesito hablar con alguien', en: 'I need to talk to someone' },
    text: {
      es: 'Si piensas en hacerte daño y el peligro es inmediato, llama al 119 o al 112. El 109, de prevención del suicidio, atiende 24 horas, en coreano; para hablar en español, pide intérprete al 1588-5644.',
      en: 'If you are thinking of harming yourself and are in immediate danger, call 119 or 112. The suicide prevention line, 109, answers 24 hours, in Korean; for an interpreter, call 1588-5644.',
    },
    sources: [
      {
        name: 'Korea Bizwire',
        url: 'http://koreabizwire.com/?p=303235',
        date: '2025-01-09',
      },
    ],
    more: ['emergencies#mind'],
    asked: ways(
      'suicidio, morir, morirme, quitarme la vida, no quiero vivir, ganas de vivir, matarme, hacerme dano, autolesion, autolesiones, kill myself, want to die, end my life, self harm, hurt myself, suicidal, deprimido, deprimida, triste, sad, salud mental, psicologo, depresion, ansiedad, 109, 1393, suicide, mental health, psychologist, therapist, depression, anxiety, crisis, panico, ataque de panico, ataque panico, ataque ansiedad, psicologa, terapia, panic attack, depressed, therapy, counsellor, counselor',
    ),
  },
  {
    id: 'alerts',
    question: { es: 'Ha sonado el teléfono. ¿Qué es?', en: 'My phone made an alarm. What is it?' },
    text: {
      es: 'Un aviso de emergencia. Desde febrero de 2024 lleva una palabra en inglés, como «Earthquake» o «Heavy Rain». En un terremoto, métete bajo una mesa y sal por las escaleras cuando pare.',
      en: 'An emergency alert. Since February 2024 it carries a keyword in English, such as “Earthquake” or “Heavy Rain”. In an earthquake, get under a table and leave by the stairs once it stops.',
    },
    sources: [
      {
        name: 'The Korea Herald',
        url: 'https://www.koreaherald.com/view.php?ud=20240228050647',
        date: '2024-02-28',
      },
    ],
    more: ['safety#alerts', 'safety#weather'],
    asked: ways(
      'terremoto, terremotos, sismo, temblor, tsunami, alarma, alerta, alerta telefono, alarma movil, sirena, simulacro, earthquake, alert, emergency alert, alarm, siren, shaking, 지진',
    ),
  },
  {
    id: 'typhoon',
    question: { es: '¿Cuándo hay tifones?', en: 'When are there typhoons?' },
    text: {
      es: 'Sobre todo en agosto y septiembre, después de las lluvias de finales de junio y julio. Si llega uno, quédate dentro, lejos del mar y de los ríos.',
      en: 'Mostly in August and September, after the rains of late June and July. If one comes, stay indoors, away from the sea and rivers.',
    },
    sources: [
      {
        name: 'Smartraveller',
        url: 'https://smartraveller.gov.au/countries/asia/north/pages/south_korea.aspx',
        date: '2019',
      },
    ],
    more: ['safety#weather', 'seasons#rain'],
    asked: ways('tifon, tifones, huracan, inundacion, typhoon, typhoons, hurricane, flood, 태풍'),
  },
  {
    id: 'air-quality',
    question: { es: '¿Cómo está el aire?', en: 'How is the air?' },
    text: {
      es: 'Peor en primavera, cuando llega polvo amarillo del desierto. Los días malos, mejor bajo techo y con mascarilla (cubrebocas).',
      en: 'At its worst in spring, when yellow dust blows in from the desert. On bad days, plan something indoors and wear a mask.',
    },
    sources: [
      {
        name: { es: 'Gobierno del Reino Unido', en: 'UK government' },
        url: 'https://www.gov.uk/foreign-travel-advice/south-korea',
        date: '2017',
      },
    ],
    more: ['safety#weather', 'seasons#blossom'],
    asked: ways(
      'contaminacion, calidad aire, polvo amarillo, polvo fino, mascarilla, cubrebocas, air quality, pollution, fine dust, yellow dust, mask, masks, 미세먼지',
    ),
  },
  {
    id: 'drugs',
    question: { es: '¿Qué pasa con las drogas?', en: 'What about drugs?' },
    text: {
      es: 'Cárcel, también por poca marihuana. Por consumir, {drug-penalty}; por entrar con drogas, cannabis incluido, {drug-import-penalty}. Hay detenidos por un análisis. El cannabis y el CBD están {medicine-cannabis}.',
      en: 'Prison, even for a little marijuana. For using, {drug-penalty}; for bringing drugs in, cannabis included, {drug-import-penalty}. People have been held on a test alone. Cannabis and CBD are {medicine-cannabis}.',
    },
    sources: [sources.spain],
    more: ['safety#law', 'requirements#salud'],
    asked: ways(
      'droga, drogas, marihuana, cannabis, cbd, porro, drug, drugs, marijuana, weed, thc, 마약, fumar marihuana, fumar porro, fumar porros, fumar maria, fumar hierba, llevar marihuana, hachis, cocaina, extasis, setas alucinogenas, cannabis medicinal, smoke weed, smoke marijuana, smoke cannabis, edibles, cocaine, mdma, hash, 대마, 대마초, llevar cbd, traer cbd, bring cbd, mariguana, es legal marihuana, hierba, weed legal, marijuana legal, legal weed',
    ),
  },
  {
    id: 'smoking',
    question: { es: '¿Dónde se puede fumar o vapear?', en: 'Where can you smoke or vape?' },
    text: {
      es: 'A más de 10 metros de las salidas del metro de Seúl y fuera de las plazas, parques y paradas señalados, donde hay multa. Desde el 24 de abril de 2026 el vapeador (cigarrillo electrónico), de cualquier líquido, cuenta como tabaco. En hoteles, solo en habitaciones marcadas.',
      en: 'More than 10 metres from any Seoul subway exit, and outside the marked squares, parks and bus stops, where there is a fine. Since 24 April 2026 vapes and e-cigarettes of any kind count as tobacco. In hotels, only in marked rooms.',
    },
    sources: [
      {
        name: { es: 'Ayuntamiento de Seúl', en: 'Seoul Metropolitan Government' },
        url: 'http://english.seoul.go.kr/smoking-signs-subway-station-entrances-effective-may-1/',
        date: '2016-05',
      },
      {
        name: { es: 'Kookmin Ilbo', en: 'Kookmin Ilbo' },
        url: 'https://www.kmib.co.kr/article/view.asp?arcid=0029343289',
        date: '2026-02-03',
      },
    ],
    more: ['safety#law'],
    asked: ways(
      'fumar, tabaco, cigarrillos, cigarros, vapear, vaper, vapeador, smoking, smoke, cigarettes, tobacco, vape, vaping, donde fumar, puedo fumar, se puede fumar, fumar calle, fumar hotel, area fumadores, cigarrillo, pucho, iqos, where can i smoke, can i smoke, smoking area, smoking room, e-cigarette, 흡연, 담배, fuma, fuman, fumador, smoker',
    ),
  },
  {
    id: 'lgbt',
    question: { es: '¿Y si soy LGBT?', en: 'What if I am LGBT?' },
    text: {
      es: 'Las relaciones entre personas del mismo sexo no son delito. Tampoco hay matrimonio, y las muestras de afecto en público, de quien sean, son poco habituales.',
      en: 'Same-sex relationships are not a crime. There is no same-sex marriage, and displays of affection in public, by anyone, are unusual.',
    },
    sources: [sources.spain],
    more: ['safety#lgbt'],
    asked: ways('lgbt, lgbtq, gay, gays, lesbiana, trans, homosexual, queer, lesbian, lgbti'),
  },
  {
    id: 'wheelchair',
    question: { es: '¿Puedo ir en silla de ruedas?', en: 'Can I go in a wheelchair?' },
    text: {
      es: 'En metro, sí: desde diciembre de 2025 las 338 estaciones de Seúl tienen un camino con ascensor de la calle al andén, a veces en otra salida. Seoul Danurim presta sillas y tiene furgonetas con rampa.',
      en: 'By subway, yes: since December 2025 all 338 stations in Seoul have a route by lift from street to platform, sometimes at another exit. Seoul Danurim lends wheelchairs and has vans with ramps.',
    },
    sources: [sources.lifts],
    more: ['safety#wheelchair', 'seoul#step-free', 'busan#step-free', 'metro'],
    asked: ways(
      'silla ruedas, discapacidad, discapacitado, movilidad reducida, ascensor, ascensores metro, rampa, adaptado, wheelchair, disabled, disability, accessible, step-free, lift, lifts, elevator, reduced mobility, muletas, accesible, silla de ruedas metro, elevador metro, ascensor metro, escaleras, sin escaleras, baston, movilidad, ciego, sordo, stairs, no stairs, blind, deaf, mobility scooter, crutches, lift station, elevator station, subway lift, 휠체어, 엘리베이터, step free, step free stations, abuela escaleras, subir escaleras, estaciones elevador, estaciones ascensor, estacion ascensor, papa silla ruedas, mama silla ruedas, wheelchair friendly, climb stairs, abuela silla, abuelo silla, mama silla, papa silla',
    ),
  },
] as const satisfies readonly Answer[];
