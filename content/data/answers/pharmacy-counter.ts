import { ways, type Answer } from './answer.ts';

/** What somebody asks for at a pharmacy, and conditions to tell. */
export const pharmacyCounter = [
  {
    id: 'stomach-ache',
    question: {
      es: 'Me duele el estómago. ¿Qué hago?',
      en: 'I have a stomach ache. What do I do?',
    },
    text: {
      es: 'Enseña «배가 아파요» (baega apayo) en una farmacia, 약국 (yakguk), o «설사를 해요», tengo diarrea. Di lo que ya tomas y tus alergias. Si el dolor es muy fuerte, hay sangre o no te tienes en pie, llama al 119.',
      en: 'Show “배가 아파요” (baega apayo) in a pharmacy, 약국 (yakguk), or “설사를 해요”, I have diarrhoea. Say what you take already and your allergies. If the pain is severe, there is blood or you cannot stand, call 119.',
    },
    more: [
      { to: 'phrases-health#stomachache', label: { es: 'La frase', en: 'The phrase' } },
      'emergencies#ill',
      'health#pharmacy',
    ],
    asked: ways(
      'duele estomago, =estomago, =stomach, dolor estomago, dolor de estomago, duele panza, dolor panza, duele barriga, dolor barriga, duele guata, dolor guata, dolor abdominal, diarrea, vomito, vomitos, vomitando, nauseas, indigestion, gastritis, acidez, empacho, estreñimiento, intoxicacion, comida me cayo mal, cayo mal comida, mal de estomago, pastillas estomago, pastillas dolor panza, remedio estomago, stomach ache, stomachache, stomach pain, upset stomach, tummy ache, belly ache, diarrhoea, diarrhea, vomiting, nausea, food poisoning, indigestion, heartburn, constipation, 배탈, 설사',
    ),
  },
  {
    id: 'diabetes',
    question: { es: 'Tengo diabetes. ¿Cómo lo digo?', en: 'I have diabetes. How do I say it?' },
    text: {
      es: '당뇨병이 있어요 (dangnyobyeongi isseoyo). Lleva la insulina y las agujas en el equipaje de mano, con la receta o el informe en inglés. Muchas salsas coreanas llevan azúcar: la guía no cuenta los hidratos de cada plato.',
      en: '당뇨병이 있어요 (dangnyobyeongi isseoyo). Carry insulin and needles in your hand luggage, with the prescription or a letter in English. Many Korean sauces have sugar: this guide does not count the carbohydrates of each dish.',
    },
    more: [
      { to: 'phrases-health#diabetes', label: { es: 'La frase', en: 'The phrase' } },
      'health#medicines',
    ],
    asked: ways(
      'diabetes, diabetico, diabetica, insulina, azucar en sangre, glucosa, glucometro, sin azucar, diabetic, insulin, blood sugar, sugar free, 당뇨',
    ),
  },
  {
    id: 'period-products',
    question: { es: '¿Dónde compro compresas o tampones?', en: 'Where do I buy pads or tampons?' },
    text: {
      es: 'En tiendas de 24 horas, supermercados y farmacias: compresas (toallas femeninas), 생리대 (saengnidae); tampones, 탐폰 (tampon). La frase para pedirlas se puede enseñar.',
      en: 'In 24-hour shops, supermarkets and pharmacies: pads, 생리대 (saengnidae); tampons, 탐폰 (tampon). There is a phrase to show.',
    },
    more: [
      { to: 'phrases-health#pads', label: { es: 'La frase', en: 'The phrase' } },
      'health#pharmacy',
    ],
    asked: ways(
      'compresas, compresa, toallas femeninas, toalla femenina, toallas higienicas, toallas sanitarias, toallitas femeninas, tampon, tampones, copa menstrual, menstruacion, regla, me bajo la regla, periodo, sanitary pads, sanitary towels, pads, tampon, tampons, period, period products, menstrual cup, 생리대',
    ),
  },
  {
    id: 'contraception',
    question: { es: '¿Y los anticonceptivos?', en: 'What about contraception?' },
    text: {
      es: 'Los preservativos (condones), 콘돔 (kondom), están en farmacias y tiendas de 24 horas. Para la píldora del día después, pregunta a un médico: la guía no tiene la regla. Tras una agresión, el 112 y el 1366 te acompañan.',
      en: 'Condoms, 콘돔 (kondom), are in pharmacies and 24-hour shops. For the morning-after pill ask a doctor: this guide does not have the rule. After an assault, 112 and 1366 will go with you.',
    },
    more: ['health#doctor', 'health#pharmacy', 'emergencies#assault'],
    asked: ways(
      'preservativo, preservativos, condon, condones, anticonceptivo, anticonceptivos, pildora, pildora del dia despues, pastilla del dia despues, pastillas anticonceptivas, prueba de embarazo, test de embarazo, condom, condoms, contraception, contraceptive, contraceptives, birth control, morning after pill, plan b pill, pregnancy test, 콘돔',
    ),
  },
  {
    id: 'drug-allergy',
    question: {
      es: 'Soy alérgico a un medicamento',
      en: 'I am allergic to a medicine',
    },
    text: {
      es: 'La frase «약 알레르기가 있어요» lleva un hueco para el medicamento: escríbelo también en letras latinas, como en la caja. Enséñala en la farmacia y en el hospital antes de que te den nada.',
      en: 'The phrase “약 알레르기가 있어요” has a blank for the medicine: write it in Latin letters too, as on the box. Show it at the pharmacy and the hospital before they give you anything.',
    },
    more: [
      { to: 'phrases-health#drugAllergy', label: { es: 'La frase', en: 'The phrase' } },
      'emergencies#wallet',
    ],
    asked: ways(
      'alergia medicamento, alergia medicina, alergia medicamentos, alergico medicamento, alergico a un medicamento, alergia penicilina, alergico penicilina, alergia aspirina, alergia ibuprofeno, alergia antibiotico, alergia amoxicilina, allergic medicine, medicine allergy, drug allergy, penicillin allergy, allergic penicillin, allergic to penicillin, allergic aspirin, allergic ibuprofen, antibiotic allergy, allergic antibiotics, allergic drug',
    ),
    exact: true,
  },
] as const satisfies readonly Answer[];
