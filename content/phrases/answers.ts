import type { Answer } from './answer.ts';

/** What the person opposite can answer with one press: Korean first, what it means below. */
export const answers = {
  yes: { source: '네', meaning: { es: 'Sí', en: 'Yes' }, kind: 'say' },
  no: { source: '아니요', meaning: { es: 'No', en: 'No' }, kind: 'say' },
  wait: {
    source: '잠시만 기다려 주세요',
    meaning: { es: 'Espere un momento, por favor', en: 'Please wait a moment' },
    kind: 'say',
  },
  dontKnow: {
    source: '잘 모르겠어요',
    meaning: { es: 'No lo sé', en: 'I do not know' },
    kind: 'say',
  },
  here: { source: '여기예요', meaning: { es: 'Es aquí', en: 'It is here' }, kind: 'point' },
  overThere: {
    source: '저쪽이에요',
    meaning: { es: 'Es por allí', en: 'It is over there' },
    kind: 'point',
  },
  straight: {
    source: '쭉 가세요',
    meaning: { es: 'Siga recto', en: 'Go straight on' },
    kind: 'point',
  },
  left: {
    source: '왼쪽이에요',
    meaning: { es: 'A la izquierda', en: 'On the left' },
    kind: 'point',
  },
  right: {
    source: '오른쪽이에요',
    meaning: { es: 'A la derecha', en: 'On the right' },
    kind: 'point',
  },
  upstairs: { source: '위층이에요', meaning: { es: 'Arriba', en: 'Upstairs' }, kind: 'point' },
  downstairs: { source: '아래층이에요', meaning: { es: 'Abajo', en: 'Downstairs' }, kind: 'point' },
  farTaxi: {
    source: '멀어요. 택시를 타세요',
    meaning: { es: 'Está lejos; tome un taxi', en: 'It is far; take a taxi' },
    kind: 'say',
  },
  onFoot: { source: '걸어서 가세요', meaning: { es: 'Vaya a pie', en: 'Go on foot' }, kind: 'say' },
  bySubway: {
    source: '지하철을 타세요',
    meaning: { es: 'Tome el metro', en: 'Take the subway' },
    kind: 'say',
  },
  byBus: {
    source: '버스를 타세요',
    meaning: { es: 'Tome el autobús', en: 'Take the bus' },
    kind: 'say',
  },
  minutes: {
    source: '약 {number}분 걸려요',
    meaning: { es: 'Unos {number} minutos', en: 'About {number} minutes' },
    kind: 'number',
  },
  clock: {
    source: '{hour} 시 {minute}분이에요',
    meaning: { es: 'A las {hour}:{minute}', en: 'At {hour}:{minute}' },
    kind: 'clock',
  },
  amount: {
    source: '{amount}원이에요',
    meaning: { es: '{amount} wones', en: '{amount} won' },
    kind: 'amount',
  },
  number: { source: '{number}', meaning: { es: '{number}', en: '{number}' }, kind: 'number' },
  date: {
    source: '{month}월 {day}일이에요',
    meaning: { es: 'El {day} del mes {month}', en: 'On day {day} of month {month}' },
    kind: 'date',
  },
  lineNo: {
    source: '{number}호선이에요',
    meaning: { es: 'Línea {number}', en: 'Line {number}' },
    kind: 'number',
  },
  busNo: {
    source: '{number}번 버스예요',
    meaning: { es: 'Autobús {number}', en: 'Bus {number}' },
    kind: 'number',
  },
  text: { source: '{text}', meaning: { es: '{text}', en: '{text}' }, kind: 'text' },
  opposite: {
    source: '반대편에서 타세요',
    meaning: { es: 'Tómelo en el lado contrario', en: 'Take it on the opposite side' },
    kind: 'say',
  },
  available: { source: '있어요', meaning: { es: 'Hay', en: 'We have it' }, kind: 'say' },
  none: { source: '없어요', meaning: { es: 'No hay', en: 'There is none' }, kind: 'say' },
  soldOut: { source: '품절이에요', meaning: { es: 'Agotado', en: 'Sold out' }, kind: 'say' },
  possible: { source: '돼요', meaning: { es: 'Se puede', en: 'It is possible' }, kind: 'say' },
  impossible: {
    source: '안 돼요',
    meaning: { es: 'No se puede', en: 'It is not possible' },
    kind: 'say',
  },
  cashOnly: {
    source: '현금만 돼요',
    meaning: { es: 'Solo en efectivo', en: 'Cash only' },
    kind: 'say',
  },
  closedToday: {
    source: '오늘은 쉬어요',
    meaning: { es: 'Hoy está cerrado', en: 'Closed today' },
    kind: 'say',
  },
  full: {
    source: '자리가 없어요',
    meaning: { es: 'No hay sitio', en: 'There is no room' },
    kind: 'say',
  },
  sitHere: {
    source: '이쪽에 앉으세요',
    meaning: { es: 'Siéntese aquí', en: 'Please sit here' },
    kind: 'say',
  },
  waitMinutes: {
    source: '{number}분 기다리셔야 해요',
    meaning: {
      es: 'Tiene que esperar {number} minutos',
      en: 'You will have to wait {number} minutes',
    },
    kind: 'number',
  },
  twoMin: {
    source: '<2|이>인분부터 돼요',
    meaning: { es: 'Desde dos porciones', en: 'From two portions' },
    kind: 'say',
  },
  littleSpicy: {
    source: '조금 매워요',
    meaning: { es: 'Pica un poco', en: 'A little spicy' },
    kind: 'say',
  },
  selfService: {
    source: '셀프예요',
    meaning: { es: 'Se sirve uno mismo', en: 'Self-service' },
    kind: 'say',
  },
  canRemove: {
    source: '빼 드릴 ^수 있어요',
    meaning: { es: 'Podemos quitarlo', en: 'We can leave it out' },
    kind: 'say',
  },
  cannotRemove: {
    source: '뺄 ^수 없어요',
    meaning: { es: 'No se puede quitar', en: 'We cannot leave it out' },
    kind: 'say',
  },
  understoodStaff: {
    source: '네, 알겠습니다',
    meaning: { es: 'Sí, entendido', en: 'Yes, understood' },
    kind: 'say',
  },
  contains: { source: '들어가요', meaning: { es: 'Lo lleva', en: 'It contains it' }, kind: 'say' },
  notContains: {
    source: '안 들어가요',
    meaning: { es: 'No lo lleva', en: 'It does not contain it' },
    kind: 'say',
  },
  askKitchen: {
    source: '주방에 물어볼^게요',
    meaning: { es: 'Pregunto en la cocina', en: 'I will ask the kitchen' },
    kind: 'say',
  },
  anchovy: {
    source: '멸치 육수예요',
    meaning: { es: 'Es caldo de anchoas', en: 'It is anchovy stock' },
    kind: 'say',
  },
  beefBone: {
    source: '소고기 육수예요',
    meaning: { es: 'Es caldo de res', en: 'It is beef stock' },
    kind: 'say',
  },
  porkBone: {
    source: '돼지 뼈 육수예요',
    meaning: { es: 'Es caldo de hueso de cerdo', en: 'It is pork-bone stock' },
    kind: 'say',
  },
  chickenStock: {
    source: '닭 육수예요',
    meaning: { es: 'Es caldo de pollo', en: 'It is chicken stock' },
    kind: 'say',
  },
  vegetableStock: {
    source: '채소 육수예요',
    meaning: { es: 'Es caldo de verduras', en: 'It is vegetable stock' },
    kind: 'say',
  },
  convenience: {
    source: '편의점에 있어요',
    meaning: { es: 'Hay en la tienda de conveniencia', en: 'In the convenience store' },
    kind: 'say',
  },
  passport: {
    source: '여^권을 보여 주세요',
    meaning: { es: 'Enséñeme el pasaporte, por favor', en: 'Your passport, please' },
    kind: 'say',
  },
  receiptNeeded: {
    source: '영수증이 필요해요',
    meaning: { es: 'Hace falta el recibo', en: 'You need the receipt' },
    kind: 'say',
  },
  changeRoom: {
    source: '방을 바꿔 드릴^게요',
    meaning: { es: 'Le cambiamos la habitación', en: 'We will change your room' },
    kind: 'say',
  },
  lostOffice: {
    source: '유실물 센터로 가세요',
    meaning: { es: 'Vaya a objetos perdidos', en: 'Go to lost property' },
    kind: 'say',
  },
  needPrescription: {
    source: '처방전이 필요해요',
    meaning: { es: 'Hace falta receta', en: 'You need a prescription' },
    kind: 'say',
  },
  goHospital: {
    source: '병원에 가 보세요',
    meaning: { es: 'Vaya a un médico', en: 'You should see a doctor' },
    kind: 'say',
  },
  timesDay: {
    source: '하루에 {count} 번 드세요',
    meaning: { es: '{count} veces al día', en: '{count} times a day' },
    kind: 'number',
  },
  afterFood: {
    source: '식사 후에 드세요',
    meaning: { es: 'Después de comer', en: 'After meals' },
    kind: 'say',
  },
  beforeFood: {
    source: '식사 전에 드세요',
    meaning: { es: 'Antes de comer', en: 'Before meals' },
    kind: 'say',
  },
  bedtime: {
    source: '자기 전에 드세요',
    meaning: { es: 'Antes de dormir', en: 'At bedtime' },
    kind: 'say',
  },
  arcNeeded: {
    source: '외국인등록증이 필요해요',
    meaning: {
      es: 'Hace falta la tarjeta de registro de extranjero',
      en: 'You need a residence card',
    },
    kind: 'say',
  },
  ticketNumber: {
    source: '번호표를 뽑으세요',
    meaning: { es: 'Saque un número', en: 'Take a number' },
    kind: 'say',
  },
  docsMissing: {
    source: '서류가 부족해요',
    meaning: { es: 'Faltan documentos', en: 'Documents are missing' },
    kind: 'say',
  },
  behind: { source: '뒤쪽이에요', meaning: { es: 'Detrás', en: 'Behind' }, kind: 'point' },
  showMe: {
    source: '지도에서 보여 드릴^게요',
    meaning: { es: 'Se lo enseño en el mapa', en: 'I will show you on the map' },
    kind: 'say',
  },
  tryAgain: {
    source: '다시 한번 해 볼^게요',
    meaning: { es: 'Lo intento otra vez', en: 'I will try again' },
    kind: 'say',
  },
  docPassport: { source: '여^권', meaning: { es: 'Pasaporte', en: 'Passport' }, kind: 'say' },
  docPhoto: { source: '사진', meaning: { es: 'Foto', en: 'Photo' }, kind: 'say' },
  docContract: {
    source: '계약서',
    meaning: { es: 'Contrato de alquiler', en: 'Lease' },
    kind: 'say',
  },
  docSchool: {
    source: '재학 증명서',
    meaning: { es: 'Certificado de matrícula', en: 'Certificate of enrolment' },
    kind: 'say',
  },
  docName: { source: '이름', meaning: { es: 'Nombre', en: 'Name' }, kind: 'say' },
  docAddress: { source: '주소', meaning: { es: 'Dirección', en: 'Address' }, kind: 'say' },
  docPhone: { source: '전화번호', meaning: { es: 'Teléfono', en: 'Telephone' }, kind: 'say' },
  docPassportNo: {
    source: '여^권 번호',
    meaning: { es: 'Número de pasaporte', en: 'Passport number' },
    kind: 'say',
  },
} as const satisfies Readonly<Record<string, Answer>>;

export type AnswerId = keyof typeof answers;
