import { ways, type Answer } from './answer.ts';

/** What goes wrong with papers, money and strangers. */
export const furtherTrouble = [
  {
    id: 'keta-mistake',
    question: {
      es: 'Me equivoqué al rellenar la K-ETA',
      en: 'I made a mistake on my K-ETA',
    },
    text: {
      es: 'Pide otra: lo enviado no se corrige ni se devuelve el dinero, y con un solo número del pasaporte mal escrito no sirve. Hazlo antes de volar, en k-eta.go.kr, y paga otra vez {keta-fee}. Si el error es de otra clase, pregunta al 1345.',
      en: 'Apply for another: what is sent cannot be corrected or refunded, and one wrong digit of the passport makes it useless. Do it before you fly, on k-eta.go.kr, and pay {keta-fee} again. For any other kind of mistake, ask 1345.',
    },
    more: ['requirements#trouble', 'requirements#k-eta'],
    asked: ways(
      'keta equivoque, keta error, keta mal, keta corregir, modificar keta, cambiar keta, editar keta, keta mistake, keta wrong, keta typo, correct keta, change keta, edit keta, keta misspelled, keta spelling, keta numero pasaporte mal, keta pasaporte mal',
    ),
  },
  {
    id: 'keta-fake-site',
    question: {
      es: 'He pagado la K-ETA en una web que no es la oficial',
      en: 'I paid for the K-ETA on a website that is not official',
    },
    text: {
      es: 'La única web oficial es k-eta.go.kr y cuesta {keta-fee}; las demás son intermediarios que cobran de más. Mira en k-eta.go.kr si tienes una solicitud; si no, pídela allí. Reclama el cargo a tu banco y no mandes más datos. La guía no tramita reembolsos.',
      en: 'The only official website is k-eta.go.kr and it costs {keta-fee}; the others are middlemen who charge more. Check on k-eta.go.kr whether you have an application; if not, apply there. Dispute the charge with your bank and send no more details. This guide handles no refunds.',
    },
    more: ['requirements#k-eta', 'requirements#trouble'],
    asked: ways(
      'keta falsa, keta falso, pagina falsa, web falsa, sitio falso, keta estafa, keta fraude, keta me cobraron, keta 80 dolares, keta intermediario, keta reembolso, fake keta, keta scam, fake site, fake website, keta overcharged, keta charged me, keta refund, keta third party',
    ),
  },
  {
    id: 'card-swallowed',
    question: { es: 'El cajero se ha tragado mi tarjeta', en: 'The cash machine kept my card' },
    text: {
      es: 'Llama al número que pone en la máquina y pide ayuda al 1330 para traducir. Si no te la devuelven enseguida, bloquéala en la app de tu banco o por teléfono. Mientras tanto, usa otra tarjeta o el móvil (celular). La guía no sabe cuándo la devuelve cada banco.',
      en: 'Call the number on the machine and ask 1330 to interpret. If it is not given back at once, block it in your bank’s app or by phone. In the meantime use another card or your phone. How long each bank takes to return it is not in this guide.',
    },
    more: [
      'phone-money-apps#cash-machines',
      { to: 'phrases-bank#cardFails', label: { es: 'La frase', en: 'The phrase' } },
      'emergencies#lost',
    ],
    asked: ways(
      'trago tarjeta, tragado tarjeta, tragada tarjeta, tragar tarjeta, comio tarjeta, retuvo tarjeta, cajero retuvo, tarjeta atascada, tarjeta atorada, cajero quedo tarjeta, cajero no devuelve tarjeta, swallowed card, atm ate card, ate my card, atm kept card, machine kept card, card stuck, atm took card, atm swallowed, cajero trago tarjeta',
    ),
  },
  {
    id: 'overcharged',
    question: { es: 'Me han cobrado de más', en: 'I was overcharged' },
    text: {
      es: 'Guarda el recibo. De un taxi de Seúl, apunta la placa (matrícula) y quéjate al 02-120 o por el código QR del coche. De una tienda, al 1330, que atiende quejas de viajeros, o a la policía turística por el 112. Mira siempre el importe en la terminal antes de pagar.',
      en: 'Keep the receipt. For a taxi in Seoul, note the number plate and complain to 02-120 or by the QR code in the car. For a shop, call 1330, which takes travellers’ complaints, or the tourist police through 112. Always read the amount on the terminal before you pay.',
    },
    more: [
      'safety#scams',
      { to: 'phrases-taxi#taxiMeter', label: { es: 'La frase', en: 'The phrase' } },
    ],
    asked: ways(
      'cobraron de mas, cobro de mas, cobran de mas, taxista cobro, taxista estafo, estafa taxi, estafo taxi, queja taxi, quejarme taxi, denunciar taxi, taxi no puso taximetro, sin taximetro, taximetro apagado, me estafaron, timo, me timaron, sobreprecio, overcharged, overcharging, charged too much, charged me double, taxi scam, taxi complaint, complain taxi, report taxi driver, meter off, taxi without meter, scammed, ripped off, rip off, 바가지, taxista estafa, taxi driver overcharged, taxi overcharged, overcharged taxi',
    ),
  },
  {
    id: 'cults',
    question: { es: '¿Y si me invita una secta?', en: 'What if a cult approaches me?' },
    text: {
      es: 'Di que no y sigue andando. Se acercan en la calle, en Hongdae o Sinchon, con una encuesta, un curso gratis o un café, y no dicen quiénes son. No vayas a ningún sitio con ellos, no des tu teléfono ni pagues. Si no te dejan salir, 112.',
      en: 'Say no and walk on. They come up to people in the street, in Hongdae or Sinchon, with a survey, a free course or a coffee, and do not say who they are. Go nowhere with them, give no number and pay nothing. If they will not let you leave, 112.',
    },
    sources: [
      {
        name: 'Korea JoongAng Daily',
        url: 'https://koreajoongangdaily.joins.com/news/2024-01-09/national/kcampus/Excuse-me-can-I-have-five-minutes-of-your-time-The-modern-recruitment-methods-of-Korean-cults/1950176',
        date: '2024-01-09',
      },
    ],
    more: ['safety#scams', 'emergencies'],
    asked: ways(
      'secta, culto religioso, shincheonji, me invitaron a una iglesia, me pararon en la calle, encuesta en la calle, desconocido me invita, cult, religious recruiters, religious people street, stranger invited, survey in the street, 신천지, 사이비, 도를 아십니까, jehova, jehovah, testigos jehova, jehovah witnesses, predicadores, evangelizadores, preachers, asked survey, survey hongdae, survey street, encuesta calle, encuesta hongdae, pidieron encuesta',
    ),
  },
  {
    id: 'hospital-cost',
    question: {
      es: '¿Cuánto cuesta el hospital sin seguro?',
      en: 'What does hospital cost without insurance?',
    },
    text: {
      es: 'La consulta en una clínica de barrio, {clinic-visit-cost}; en un hospital universitario, {hospital-visit-cost}. Pruebas, operación e ingreso van aparte, y la guía no sabe cuánto. La ambulancia es gratis. Pide la factura detallada y el informe, por si tienes seguro en la tarjeta.',
      en: 'Seeing a doctor costs {clinic-visit-cost} at a neighbourhood clinic and {hospital-visit-cost} at a university hospital. Tests, surgery and a bed are extra, and this guide does not know how much. The ambulance is free. Ask for the itemised bill and the report, as your bank card may insure you.',
    },
    more: ['health#doctor', 'health#insurance', 'emergencies#hospitals'],
    asked: ways(
      'hospital sin seguro, cuesta hospital, precio hospital, cuesta medico, precio medico, precio consulta medica, cuesta consulta, cuenta hospital, factura hospital, sin seguro medico, sin seguro accidente, cuanto cuesta doctor, cuesta urgencias, cuesta ambulancia, ambulancia gratis, hospital bill, hospital cost, without insurance, no insurance hospital, uninsured, doctor cost, doctor price, medical bill, medical costs, emergency room cost, ambulance cost, ambulance free, broken ankle cost',
    ),
  },
  {
    id: 'pension-abroad',
    question: { es: '¿Puedo cobrar mi pensión en Corea?', en: 'Can I draw my pension in Korea?' },
    text: {
      es: 'La guía no trata las pensiones. Pregunta a la Seguridad Social que te la paga cómo cobrarla fuera y cuándo pide la fe de vida, y a tu embajada en Seúl si la hace. Para vivir en Corea, el visado se pregunta al 1345.',
      en: 'This guide does not cover pensions. Ask the body that pays yours how to draw it abroad and when it wants proof of life, and your embassy in Seoul whether it issues one. About a visa to live in Korea, ask 1345.',
    },
    more: ['embassies', 'requirements#visados'],
    asked: ways(
      'fe de vida, jubilarse corea, jubilarme corea, vivir jubilado, retirarse corea, proof of life, life certificate, retire korea, retiring korea, retirement visa, cobrar pension',
    ),
  },
] as const satisfies readonly Answer[];
