import { ways, type Answer } from './answer.ts';

/** From the other airports, and what stayed in a train. */
export const otherAirports = [
  {
    id: 'gimpo-to-seoul',
    question: { es: '¿Cómo voy de Gimpo al centro?', en: 'How do I get from Gimpo to the city?' },
    text: {
      es: 'En metro, porque Gimpo está en la red: líneas 5 y 9 y el AREX que para en todas, desde {seoul-subway-base-fare} con T-money. A Hongdae y Seoul Station, en el AREX; a Gangnam, por la línea 9. El AREX exprés no para.',
      en: 'By subway, as Gimpo is on the network: Lines 5 and 9 and the AREX all-stop train, from {seoul-subway-base-fare} with T-money. To Hongdae and Seoul Station by AREX; to Gangnam by Line 9. The AREX express does not stop.',
    },
    more: ['arriving#gimpo', 'metro'],
    asked: ways(
      'gimpo, aeropuerto gimpo, gimpo seul, gimpo centro, gimpo hongdae, gimpo gangnam, gimpo myeongdong, gimpo metro, gimpo airport, gimpo seoul, gimpo subway, gimpo incheon, 김포공항',
    ),
  },
  {
    id: 'gimhae-to-busan',
    question: { es: '¿Cómo voy de Gimhae a Busan?', en: 'How do I get from Gimhae to Busan?' },
    text: {
      es: 'Con el tren ligero y el metro, por {gimhae-light-rail-fare}: se cambia en Sasang a la línea 2 o en Daejeo a la 3. A Haeundae va sin transbordo el autobús del aeropuerto 1, {gimhae-limousine-1}, solo con tarjeta; a Seomyeon, el 2.',
      en: 'By light rail and subway, for {gimhae-light-rail-fare}: change at Sasang to Line 2 or at Daejeo to Line 3. Airport bus 1 runs to Haeundae without a change, {gimhae-limousine-1}, card only; bus 2 goes to Seomyeon.',
    },
    more: ['arriving#gimhae', 'metro'],
    asked: ways(
      'gimhae, aeropuerto gimhae, gimhae busan, gimhae haeundae, gimhae seomyeon, gimhae centro, aeropuerto busan, aeropuerto de busan, aeropuerto haeundae, aeropuerto seomyeon, gimhae airport, busan airport, airport busan, airport haeundae, airport seomyeon, 김해공항',
    ),
  },
  {
    id: 'incheon-to-busan',
    question: { es: '¿Cómo voy de Incheon a Busan?', en: 'How do I get from Incheon to Busan?' },
    text: {
      es: 'En el AREX a Seoul Station y desde allí en KTX: {ktx-seoul-busan-time}, por {ktx-seoul-busan-weekday} más el AREX. Deja margen para las colas de llegada antes de comprar el KTX. También hay vuelos con escala a Gimhae.',
      en: 'By AREX to Seoul Station and on by KTX: {ktx-seoul-busan-time}, for {ktx-seoul-busan-weekday} plus the AREX. Leave time for the queues on arrival before you buy the KTX. There are connecting flights to Gimhae too.',
    },
    more: ['arriving#incheon', 'transport#ktx-srt'],
    asked: ways(
      'incheon busan, incheon a busan, aeropuerto incheon busan, incheon airport busan, incheon to busan, icn busan',
    ),
  },
  {
    id: 'lost-on-train',
    question: {
      es: 'He perdido algo en el KTX o en el tren',
      en: 'I lost something on a KTX or train',
    },
    text: {
      es: 'Díselo enseguida al personal de la estación, con el tren, el coche y el asiento. Lo hallado se guarda hasta 7 días en la estación y después pasa a la policía: búscalo en lost112.go.kr o pide al 1330 que llame por ti.',
      en: 'Tell the station staff at once, with the train, the coach and the seat. What is found stays at the station for up to 7 days and then goes to the police: look on lost112.go.kr, or ask 1330 to call for you.',
    },
    sources: [
      {
        name: { es: 'Moneys, en coreano', en: 'Moneys, in Korean' },
        url: 'https://moneys.co.kr/article/2025012409383761636',
        date: '2025-01-24',
      },
    ],
    more: ['emergencies#lost'],
    asked: ways(
      'perdi ktx, perdi en el ktx, olvide ktx, deje ktx, perdi tren, deje tren, objetos perdidos tren, objetos perdidos ktx, objetos perdidos korail, perdi srt, lost ktx, left ktx, lost train, lost property train, lost property ktx, lost srt, forgot train, forgot ktx',
    ),
  },
  {
    id: 'drinking-age',
    question: { es: '¿Desde qué edad se bebe alcohol?', en: 'What is the drinking age?' },
    text: {
      es: 'Desde el 1 de enero del año en que se cumplen 19, también para extranjeros. En bares y tiendas pueden pedirte el pasaporte.',
      en: 'From 1 January of the year in which you turn 19, foreigners included. Bars and shops may ask for your passport.',
    },
    sources: [
      {
        name: { es: 'LegalClarity, en inglés', en: 'LegalClarity' },
        url: 'https://legalclarity.org/what-is-the-legal-drinking-age-in-korea-for-foreigners',
      },
    ],
    more: ['manners#table', 'safety#law'],
    asked: ways(
      'edad beber, edad para beber, edad legal beber, edad alcohol, edad tomar, edad para tomar, edad minima alcohol, menor alcohol, menores alcohol, con 18 beber, tengo 18 beber, tengo 18 tomar, edad entrar discoteca, edad discoteca, mayoria de edad, edad antro, edad antros, edad boliche, edad bar, edad bares, edad club, edad clubes, edad cerveza, edad chelas, tengo 18 venden, 18 venden, 18 alcohol, 17 alcohol, 19 alcohol, 18 cerveza, 17 cerveza, 19 cerveza, 20 alcohol, 18 soju, 17 soju, 19 soju, 18 discoteca, 17 discoteca, 18 antro, 17 antro, 19 antro, menor cerveza, menor discoteca, soy menor beber, menor antro, age bars, age nightclub, age soju, 18 beer, 17 drink, 19 drink, 18 alcohol, 18 clubs, 19 clubs, can 18 drink, buy beer 18, drinking age, legal drinking age, legal age drink, age drink, age alcohol, minimum age alcohol, age clubs, age to enter clubs, under age drinking, 18 drink',
    ),
  },
] as const satisfies readonly Answer[];
