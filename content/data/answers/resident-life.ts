import { ways, type Answer } from './answer.ts';

const remittance = {
  name: {
    es: 'Oficina de Educación de Chungbuk, remesas',
    en: 'Chungbuk Office of Education, remittances',
  },
  url: 'http://global.cbe.go.kr/site/global/sub.php?menukey=1882&mod=view&no=371756',
  date: '2014-04-29',
} as const;

const wise = {
  name: { es: 'Wise, envíos en wones', en: 'Wise, transfers in won' },
  url: 'https://wise.com/help/articles/2932331/guide-to-krw-transfers',
} as const;

const legalAid = {
  name: { es: 'Blog Info Gleam, en coreano', en: 'Info Gleam blog, in Korean' },
  url: 'https://info-gleam.reve12.com/80',
} as const;

/** A home, an account, a telephone, wages, and going home for good. */
export const residentLife = [
  {
    id: 'lease-check',
    question: {
      es: '¿Qué miro antes de firmar un alquiler?',
      en: 'What do I check before I sign a lease?',
    },
    text: {
      es: 'El registro de la propiedad, 등기사항증명서, al firmar y al pagar, y que firme el propietario que consta en él. Paga la fianza (depósito) solo a su cuenta. Si acabas de llegar, no firmes un jeonse. Después, cambia tu domicilio y pide la fecha fehaciente, 확정일자: juntas protegen la fianza.',
      en: 'The property register, 등기사항증명서, when you sign and when you pay, and that the owner named in it is the one who signs. Pay the deposit only into the owner’s account. If you have just arrived, sign no jeonse. Then change your address and get the certified date, 확정일자: together they protect the deposit.',
    },
    more: ['first-month#lease', 'phrases-home'],
    asked: ways(
      'estafa alquiler, fraude alquiler, fraude jeonse, jeonse scam, rent scam, rental scam, lease fraud, housing scam, estafa departamento, contrato alquiler, contrato departamento, firmar contrato, firmar alquiler, antes de firmar, rental contract, lease contract, sign lease, before signing, tenancy agreement, 확정일자, 등기부등본, 전세사기, jeonse seguro, jeonse safe, check signing lease',
    ),
  },
  {
    id: 'deposit-kept',
    question: {
      es: '¿Y si el casero no me devuelve la fianza?',
      en: 'What if the landlord keeps my deposit?',
    },
    text: {
      es: 'Pídela por escrito, y no te mudes ni cambies de domicilio antes de cobrar: tu derecho se debilita. Si tienes que irte, pide antes al juzgado que lo inscriba, 임차권등기명령. La ayuda jurídica, en el 132, aconseja gratis en coreano; por asesoría con intérprete, pregunta al 1345.',
      en: 'Ask for it in writing, and neither move out nor change your address until you are paid: it weakens your claim. If you have to leave, have a court register it first, 임차권등기명령. Legal aid, on 132, advises free in Korean; for a lawyer with an interpreter ask 1345.',
    },
    sources: [
      {
        name: { es: 'Centro juvenil en línea, en coreano', en: 'Online youth centre, in Korean' },
        url: 'https://www.youthcenter.go.kr/jynTips/jynTipsDetail.do?tipsId=202104190001',
        date: '2021-04-19',
      },
      legalAid,
      {
        name: 'The Korea Herald',
        url: 'http://www.koreaherald.com/view.php?ud=20150319000933',
        date: '2015-03-19',
      },
    ],
    more: [
      'first-month#lease',
      { to: 'phrases-home#depositBack', label: { es: 'La frase', en: 'The phrase' } },
    ],
    asked: ways(
      'casero fianza, dueño fianza, keeps deposit, kept deposit, landlord deposit, deposit dispute, 보증금 반환, casera fianza, propietario fianza, =devolver fianza, =devuelve fianza, =devuelven fianza, =recuperar fianza, =deposit back, =deposit refund, =return deposit, =get deposit back, recuperar fianza departamento, devolver fianza departamento, devolver fianza goshiwon, deposit back goshiwon, deposit back flat, deposit back rent',
    ),
  },
  {
    id: 'no-deposit',
    question: { es: '¿Dónde vivo sin fianza?', en: 'Where can I live without a deposit?' },
    text: {
      es: 'En un goshiwon, un cuarto mínimo que se paga mes a mes, {rent-goshiwon}, sin fianza (depósito) o con una pequeña. Pregunta antes de pagar si puedes registrar allí tu dirección. Un estudio pide {oneroom-deposit}.',
      en: 'In a goshiwon, a tiny room paid month by month, {rent-goshiwon}, with no deposit or a small one. Before you pay, ask whether you may register your address there. A studio takes {oneroom-deposit}.',
    },
    more: ['accommodation#goshiwon', 'first-month#address'],
    asked: ways(
      'sin fianza, fianza baja, poca fianza, no deposit, without deposit, low deposit, zero deposit, small deposit, deposit free, 무보증, cuarto sin fianza, habitacion sin fianza, room without deposit, departamento sin fianza, apartamento sin fianza, piso sin fianza',
    ),
  },
  {
    id: 'officetel',
    question: { es: '¿Qué es un officetel?', en: 'What is an officetel?' },
    text: {
      es: 'Un estudio en un edificio de oficinas y viviendas, 오피스텔, con más gastos de comunidad que un oneroom. Antes de pagar, pregunta si puedes registrar tu dirección: algunos propietarios no lo permiten.',
      en: 'A studio in a building of offices and homes, 오피스텔, with higher maintenance than a oneroom. Before you pay, ask whether you may register your address: some landlords do not allow it.',
    },
    sources: [
      {
        name: { es: 'Segye Ilbo, en coreano', en: 'Segye Ilbo, in Korean' },
        url: 'https://segye.com/newsView/20170523003344',
        date: '2017-05-23',
      },
    ],
    more: ['accommodation#oneroom', 'first-month#address'],
    asked: ways('officetel, oficetel, officetels, 오피스텔, vivir officetel'),
  },
  {
    id: 'address-proof',
    question: { es: '¿Cómo pruebo dónde vivo?', en: 'How do I prove where I live?' },
    text: {
      es: 'Con el contrato, el certificado de la residencia o una declaración de quien te aloja, con copia de su documento. Lo piden para la tarjeta, el banco y el teléfono. También en un goshiwon: antes de pagar, pregunta si firman a tu nombre y si puedes registrar la dirección.',
      en: 'With the lease, the certificate of the dormitory or a letter from your host, with a copy of their identity card. The card, the bank and the phone all need it. In a goshiwon too: before you pay, ask whether they sign in your name and whether you may register the address.',
    },
    more: ['first-month#address', 'first-month#residence-card'],
    asked: ways(
      'prueba domicilio, comprobante domicilio, justificante domicilio, empadronarme, empadronarse, empadronamiento, registrar domicilio, registrar direccion, proof of address, proof residence, register address, address registration, arc goshiwon, domicilio goshiwon, address goshiwon, 거주지 증명, registro domicilio, registro direccion',
    ),
  },
  {
    id: 'immigration-booking',
    question: { es: '¿Cómo pido cita en inmigración?', en: 'How do I book at immigration?' },
    text: {
      es: 'Pregunta antes en tu centro: muchos piden la tarjeta para todo el grupo, y no hace falta cita. Si no, se pide en HiKorea, ya dentro de Corea. Hazlo la primera semana, porque tardan. Si no encuentras hueco, llama al 1345.',
      en: 'Ask your school first: many apply for the whole group, and then you need no appointment. If not, book on HiKorea once you are in Korea. Do it in the first week, as they take time. If you find no slot, call 1345.',
    },
    more: ['first-month#booking', 'phrases-immigration'],
    asked: ways(
      'hikorea, hi korea, cita hikorea, cita inmigracion, reservar cita inmigracion, turno inmigracion, cita arc, turno arc, cita tarjeta residencia, immigration appointment, hikorea appointment, book immigration, arc appointment, residence card appointment, alien registration card appointment, 방문예약, turno tarjeta residencia',
    ),
  },
  {
    id: 'online-bank',
    question: {
      es: '¿Admiten extranjeros KakaoBank y Toss?',
      en: 'Are KakaoBank and Toss open to foreigners?',
    },
    text: {
      es: 'Toss Bank abre cuentas desde el móvil a quien tiene tarjeta de residencia; al empezar, en 2022, solo en coreano. De KakaoBank sabemos que en 2021 no admitía extranjeros: mira su aplicación. Lo seguro es una oficina de otro banco.',
      en: 'Toss Bank opens accounts by phone for residence card holders; at its start, in 2022, in Korean only. KakaoBank took no foreigners in 2021, as far as we know: check its app. A branch of another bank is the safe way.',
    },
    sources: [
      {
        name: { es: 'Economist, en coreano', en: 'Economist, in Korean' },
        url: 'https://economist.co.kr/article/view/ecn202205020014',
        date: '2022-05-02',
      },
      {
        name: { es: 'Maeil Business, en coreano', en: 'Maeil Business, in Korean' },
        url: 'http://news.zumst.com/articles/70115962',
        date: '2021',
      },
    ],
    more: ['first-month#bank', 'phrases-bank'],
    asked: ways(
      'kakaobank, kakao bank, toss bank, tossbank, kbank, banco online, banco por internet, banco digital, internet bank, online bank, 카카오뱅크, 토스뱅크, cuenta kakaobank, abrir cuenta kakaobank, abrir cuenta toss bank, open account kakaobank, open account toss bank',
    ),
  },
  {
    id: 'send-abroad',
    question: {
      es: '¿Cómo envío dinero desde Corea?',
      en: 'How do I send money from Korea?',
    },
    text: {
      es: 'Desde tu banco coreano, 해외송금: la primera vez, en la oficina, con pasaporte y tarjeta de residencia, y desde un solo banco. Lleva nombre, dirección, cuenta o IBAN, banco y SWIFT de quien recibe. Wise no envía desde wones. Pregunta antes comisión y límite.',
      en: 'From your Korean bank, 해외송금: the first time at a branch, with passport and residence card, and from one bank only. Bring the receiver’s name, address, account or IBAN, bank and SWIFT code. Wise cannot send from won. Ask about fee and limit first.',
    },
    sources: [remittance, wise],
    more: [
      { to: 'phrases-bank#sendAbroad', label: { es: 'La frase', en: 'The phrase' } },
      'first-month#bank',
    ],
    asked: ways(
      'enviar dinero, mandar dinero, enviar dinero extranjero, enviar dinero exterior, enviar dinero casa, enviar dinero familia, transferencia internacional, transferencia exterior, transferencia extranjero, remesa, western union, moneygram, transferwise, send money, send money home, send money abroad, send money family, send money overseas, transfer money, transfer abroad, transfer overseas, international transfer, wire money, money transfer, wire transfer, remittance, remit, 해외송금, 송금, enviar dinero desde corea, mandar dinero desde corea, enviar dinero corea, mandar dinero corea, send money korea, transfer money korea, envio dinero, mando dinero, envio dinero familia, =wise, =giro, giro dinero',
    ),
  },
  {
    id: 'receive-money',
    question: { es: '¿Cómo recibo dinero en Corea?', en: 'How do I receive money in Korea?' },
    text: {
      es: 'En tu cuenta coreana: da tu nombre como está en el banco, el número, el banco y su SWIFT. Con Wise también llega, si das tu fecha de nacimiento y un teléfono coreano. Sin cuenta, saca dinero con tu tarjeta, o mira en la web de Western Union qué oficina paga.',
      en: 'In your Korean account: give your name as the bank has it, the number, the bank and its SWIFT code. Wise gets there too, with your date of birth and a Korean phone. Without an account, withdraw with your card, or look on Western Union’s site for an office that pays.',
    },
    sources: [remittance, wise],
    more: ['first-month#bank', 'phone-money-apps#cash-machines'],
    asked: ways(
      'recibir dinero, recibo dinero, mandan dinero, envian dinero, padres dinero, recibir transferencia, enviar dinero, mandar dinero, enviarme dinero, mandarme dinero, remesa, western union, moneygram, transferwise, receive money, send money, send me money, money from parents, parents money, transfer money, wire money, money transfer, wire transfer, remittance, enviar dinero desde, mandar dinero desde, mama enviar dinero, padres enviar dinero, familia enviar dinero, receive remittance, enviar dinero corea, mandar dinero corea, send money korea, transfer money korea, =wise, =giro, giro dinero',
    ),
  },
  {
    id: 'own-phone',
    question: {
      es: '¿Cómo tengo un teléfono a mi nombre?',
      en: 'How do I get a phone in my own name?',
    },
    text: {
      es: 'Con tarjeta de residencia o pasaporte, según la compañía, en su tienda: un plan de KT cuesta {visa-holder-phone} al mes. Las webs coreanas comprueban quién eres con un número a tu nombre, escrito como en la tarjeta; uno de turista no pasa. Con 60 días o menos de permiso, solo prepago.',
      en: 'With a residence card or passport, depending on the company, in its shop: a KT plan costs {visa-holder-phone} a month. Korean websites check you by a number in your own name, spelled as on the card; a tourist number does not pass. With 60 days or fewer left on your permit, prepaid only.',
    },
    more: [
      'first-month#phone',
      { to: 'phrases-bank#identity', label: { es: 'La frase', en: 'The phrase' } },
    ],
    asked: ways(
      'telefono a mi nombre, celular a mi nombre, movil a mi nombre, linea a mi nombre, telefono nombre, celular nombre, contrato movil, contrato telefono, plan movil estudiante, linea estudiante, telefono arc, celular arc, linea arc, verificar numero, verificacion telefono, verificar identidad, verificacion identidad, codigo verificacion, verificacion codigo, no llega codigo, phone in my name, phone contract, phone contract arc, phone plan resident, phone plan student, phone arc, number verification, phone verification, verify number, verify identity, identity verification, verification code, 본인인증, 휴대폰 개통, sk telecom contract, kt contract, sk telecom contrato, kt contrato',
    ),
  },
  {
    id: 'budget-carrier',
    question: {
      es: '¿Hay compañías de móvil (celular) baratas?',
      en: 'Are there budget phone companies?',
    },
    text: {
      es: 'Sí, las 알뜰폰 (altteulpon), que usan la red de las grandes. La guía no compara sus planes. Una persona extranjera no puede activarlos sola por internet (2023): pregunta en una tienda, con tu tarjeta de residencia.',
      en: 'Yes, 알뜰폰 (altteulpon), which use the big companies’ networks. This guide does not compare their plans. A foreigner cannot activate one alone online (2023): ask in a shop, with your residence card.',
    },
    sources: [
      {
        name: { es: 'Blog Green Study, en coreano', en: 'Green Study blog, in Korean' },
        url: 'https://green-study.tistory.com/4108',
      },
    ],
    more: ['first-month#phone', 'phone-money-apps#sim'],
    asked: ways(
      'mvno, altteulpon, alttul, budget carrier, budget phone, cheap phone plan, cheap mobile plan, plan celular barato, plan movil barato, plan telefono barato, linea barata, compañia telefono barata, operador virtual, 알뜰폰, cheapest phone plan',
    ),
  },
  {
    id: 'national-insurance',
    question: {
      es: '¿Tengo que pagar el seguro nacional?',
      en: 'Do I have to pay national insurance?',
    },
    text: {
      es: 'Sí: empieza solo, {nhis-start}. La factura llega por correo hacia el día 10 y se paga {nhis-bill}. Si debes cuotas, te limitan la atención y la prórroga del visado. Para dudas, el 1577-1000 y después el 6, en otros idiomas.',
      en: 'Yes: it starts by itself, {nhis-start}. The bill comes by post around the 10th and is paid {nhis-bill}. If you owe premiums, your care and the extension of your visa may be limited. Questions to 1577-1000, then 6 for other languages.',
    },
    more: ['first-month#national-insurance', 'student-costs#month'],
    asked: ways(
      'pagar seguro nacional, pagar seguro salud, pagar seguro medico, pagar seguro coreano, dejar de pagar seguro, pagar nhis, carta seguro, carta seguro nacional, carta seguro nacional pagar, factura seguro, factura nhis, deuda seguro, debo seguro, debo nhis, seguro nacional obligatorio, nhis obligatorio, pay nhis, pay national insurance, pay health insurance, nhis bill, nhis letter, nhis mandatory, nhis debt, owe nhis, unpaid nhis, join national health insurance, national insurance mandatory, opt out nhis, opt out national health insurance, no pago nhis, no pago seguro, no pagar seguro, pago seguro nacional, =pagar seguro',
    ),
  },
  {
    id: 'unpaid-wages',
    question: { es: '¿Y si no me pagan el sueldo?', en: 'What if I am not paid?' },
    text: {
      es: 'La ley protege también a quien estudia. Guarda contrato, horas y mensajes, y reclama en la oficina laboral de la zona, 고용노동지청, o en minwon.moel.go.kr. Preguntas, al 1350 o al 1345. Se puede reclamar incluso sin permiso, pero trabajar así pone en juego tu visado: consulta antes a la ayuda jurídica (132).',
      en: 'The law protects students too. Keep the contract, your hours and messages, and complain to the local labour office, 고용노동지청, or on minwon.moel.go.kr. Ask 1350 or 1345. You can claim even without a permit, but working that way puts your visa at risk: ask legal aid first (132).',
    },
    sources: [
      {
        name: 'Talent Link',
        url: 'https://talent-link.co.kr/blog_detail?bg_cate_type=99&bg_idx=156',
        date: '2025-08-24',
      },
      {
        name: 'WorkBear',
        url: 'https://workbear.kr/en/guide/unpaid-wages-korea-labor-office-report-foreign-workers-guide-2',
      },
      legalAid,
    ],
    more: ['working-holiday#work-d4', 'emergencies'],
    asked: ways(
      'jefe no paga, jefe paga, jefe pagar, jefe sueldo, no me pagan, no me pagaron, no pagan sueldo, no pagaron sueldo, no paga sueldo, deben sueldo, debe sueldo, sueldo atrasado, impago sueldo, reclamar sueldo, boss pay, boss paid, boss owes, employer pay, employer wages, didnt pay me, did not pay me, didn t pay me, didnt get paid, won t pay me, wont pay me, unpaid wages, unpaid salary, wage theft, owed wages, claim wages, 1350, 임금체불, jefe debe, jefe debe dinero, was not paid, not paid wages, not paid salary',
    ),
  },
  {
    id: 're-entry',
    question: {
      es: '¿Puedo salir de Corea y volver con mi tarjeta?',
      en: 'Can I leave Korea and return on my card?',
    },
    text: {
      es: 'Sí: con la tarjeta de residencia en vigor vuelves sin permiso de reingreso en un año, o hasta que acabe tu permiso si es antes. Para más tiempo, pídelo antes de salir. No salgas sin la tarjeta ni con una solicitud en trámite: se anula. Dudas, 1345.',
      en: 'Yes: with a valid residence card you come back without a re-entry permit within a year, or until your stay ends if that is sooner. For longer, apply before you leave. Do not leave without the card or with an application pending: it becomes void. Questions to 1345.',
    },
    sources: [
      {
        name: 'SUNY Korea',
        url: 'https://www.sunykorea.ac.kr/en/html/sub04/04020305.html',
      },
      {
        name: { es: 'Universidad Nacional de Pusan', en: 'Pusan National University' },
        url: 'https://his.pusan.ac.kr/bbs/international/2630/935135/artclView.do',
        date: '2022',
      },
    ],
    more: ['first-month#residence-card', 'working-holiday#extend-d4'],
    asked: ways(
      'permiso reingreso, reingreso estudiante, reingreso residente, salir volver arc, salir volver tarjeta, salir volver d-4, salir d-4, salir arc, volver a entrar d-4, volver a entrar arc, viajar arc, viajar d-4, vacaciones d-4, re-entry permit, re-entry resident, re-entry student visa, leave country d-4, leave come back student visa, leave arc, travel abroad arc, travel abroad d-4, travel abroad student visa, 재입국허가, travel student visa, travel japan student visa, viajar visa estudiante, viajar japon visa estudiante, leave come back arc, salgo arc, salgo d-4, perder visa salgo, pierdo visa salgo',
    ),
  },
  {
    id: 'leaving-for-good',
    question: {
      es: '¿Qué cierro si me voy para siempre?',
      en: 'What do I close when I leave for good?',
    },
    text: {
      es: 'Un mes antes, avisa al casero. Paga el seguro nacional: con deudas te pueden parar en la salida. Cierra el teléfono y la cuenta, con pasaporte y tarjeta. La tarjeta de residencia se entrega en el aeropuerto, en el control de salida.',
      en: 'A month ahead, tell your landlord. Pay the national insurance: with debts you can be held at departure. Close phone and account, with passport and card. The residence card is handed in at the airport, at passport control.',
    },
    sources: [
      {
        name: 'George Mason University Korea',
        url: 'https://masonkorea.gmu.edu/international-students/departure',
        date: '2023-12-12',
      },
      {
        name: 'Fulbright Korea',
        url: 'https://www.fulbright.or.kr/en/handbook/leaving-korea/',
      },
    ],
    more: ['first-month#national-insurance', 'phrases-bank', 'phrases-home'],
    asked: ways(
      'me voy para siempre, irme para siempre, dejar corea, irme de corea, irse corea definitivamente, salida definitiva, cerrar cuenta, cancelar telefono, cancelar celular, cancelar linea, devolver arc, entregar arc, devolver tarjeta residencia, entregar tarjeta residencia, leaving for good, leave for good, leaving permanently, leave permanently, leaving korea checklist, moving back home, close bank account, close account, cancel phone, cancel contract, return arc, return residence card, hand in arc, hand in residence card, give back arc, devolver arc aeropuerto, entregar arc aeropuerto, return arc airport, voy siempre, irme siempre, voy siempre cerrar, irme cerrar, leaving korea, give back arc airport, vuelvo mi pais, vuelvo pais tramites, vuelvo cancelo, regreso mi pais',
    ),
  },
  {
    id: 'pension-refund',
    question: {
      es: '¿Me devuelven la pensión coreana?',
      en: 'Do I get Korean pension money back?',
    },
    text: {
      es: 'Quien estudia con un D-4 o un D-2 no cotiza. Si cotizaste en otro empleo, solo se devuelve con algunos visados, o si lo prevé la ley de tu país o un convenio. Pregunta al Servicio Nacional de Pensiones (nps.or.kr) antes de irte.',
      en: 'Students on a D-4 or D-2 do not pay in. If you paid in through another job, it is returned only with certain visas, or if your country’s law or an agreement provides for it. Ask the National Pension Service (nps.or.kr) before you leave.',
    },
    sources: [
      {
        name: { es: 'Blog English Spectrum', en: 'English Spectrum blog' },
        url: 'http://www.englishspectrum.com/pension-refund-for-foreigners-in-korea/',
      },
      {
        name: 'Job Posting Korea',
        url: 'http://www.jobpostingkorea.com/main/Qnaview.php?q_idx=19&SRq_con=&no=7&strReturnPgm=Qna.php&pg=1',
        date: '2011',
      },
    ],
    more: ['first-month#work', 'working-holiday#work-d4'],
    asked: ways(
      'recuperar pension, devolver pension, devolucion pension, devuelven pension, cotizar pension, cotizacion pension, pension nacional, pension refund, pension back, pension lump sum, national pension, claim pension, get pension, nps, 국민연금, reembolso pension',
    ),
  },
] as const satisfies readonly Answer[];
