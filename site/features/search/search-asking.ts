import type { Locale } from '#content/locale.ts';
import { termsOf } from '#domain/text/search-terms.ts';

/** Words of questions and requests in both languages. */
const inBoth =
  'abierta abierto about aca acaso ahora algo alguien algun alguna alguno alla alli allowed am antes any ' +
  'anyone anything aqui arrive aun because been before being best better buena bueno buscar busco buy can ' +
  'cerca come coming comprar conseguir consejos conviene corea coreana coreano cosa cosas cost costs could ' +
  'cual cuales cuando cuanta cuantas cuanto cuantos cuesta cuestan deberia debo decir demora demoran did dime ' +
  'do does doing donde dondo encontrar entonces entre esta estan estoy far favor funciona gente get give ' +
  'go going good guia guide gustaria hace hacen hacer had has hasta have having hay hello here hey hi hola ' +
  'hows hoy i im info informacion information ir is ive just know korea korean koreans lets like llevo long ' +
  'made make many me mejor mejores might mismo mucha muchas mucho muchos must muy near necesario necesary ' +
  'necesita necesitaria necesitas necesito necessary need no normal nos nosotros nuestra nuestro obtener one ' +
  'open otra otras otro otros our para pasa people permite permitido please podemos poder podria podriamos ' +
  'posible possible precio precios price puede pueden puedes puedo pues que queremos queria quien quiero ' +
  'quisiera really recomendacion recomendaciones recomiendan recomiendas recommend recommendation recommended ' +
  'republic saber saca sacar saco said see sera seria should show si sirve sirven sobre some someone south ' +
  'still su suggest sur sus take takes tambien tan tarda tardan tardar tell tenemos tener tengo there they ' +
  'thing things this tiene tienen tipica tipico tipicos todavia todo todos tourist tourists traditional ' +
  'travelers tu turista turistas tus typical usan usar use used using vale valen vamos ver viajar viaje visit ' +
  'visitar voy want was way we were whats when wheres which who why will would you';

/** Those of one language, which are something else in the other: `van`, `sale`. */
const inOne: Readonly<Record<Locale, string>> = {
  es:
    'acerca actualmente ademas ahorita amiga amigas amigo amigos aparte apenas aprox aproximadamente ' +
    'aproximado aquel aquella autentica autentico averiguar bien bonita bonito buen buenas buenos busca ' +
    'buscamos buscando cada casi conocer conozco consigo cosita creo cualquier cualquiera cuanro cuantto da ' +
    'dame dan dar debe debemos deben deja dejan dejar deme den dentro desde desea deseamos deseo despues dice ' +
    'dicen dise disen dificil disculpa disculpen duda dudas durante ella ellos encanta encantaria encuentra encuentran ' +
    'encuentro entender entiendo era eran eres esa esas ese eso esos espero esposa esposo estaba estamos ' +
    'estar estare estaremos estas este estos exactamente existe existen experiencia experiencias explica ' +
    'explicame explican explicar facil facilmente famosa famoso forma formas fue fuera fueron generalmente ' +
    'gracias grande gusta gustan ha haber habia habra hacerlo hago hallar hallo han haria haya he hecho hemos ' +
    'hermana hermano hice hombre hubo igual imperdible imperdibles importante incluso interesa interesante ' +
    'ire iremos iria siendo lado le lejos les linda lindo lista llaman lleva llevan luego lugar lugares mal mala ' +
    'malo mande manera maneras marido mas maxima maximo menos merece mi mientras minima minimo mis modo nada ' +
    'nadie necesitamos necesitan necesitar nesecito nesesita nesesito ni ninguna ninguno normalmente novia ' +
    'novio nueva nuevo nunca ocupan ocupo ofrece ofrecen oigan ojo opcion opciones opinion opiniones os oye ' +
    'pague parece parte partes pasan pasar paso pena pensado pensamos pensando peor pequena pequeno persona ' +
    'personas pienso planeamos planeando planeo plis pls podra podran podras podre podrian pone ponen poner ' +
    'popular populares porfa porfavor porfis porque posibilidad precisa preciso pregunta preguntas principal ' +
    'principales pronto proxima proximo queda quedan quede querria quiere quieren quieres quiza quizas rapida ' +
    'rapido recien recomendable recomendada recomendado recomienda recomiendame recomienden respecto sabe ' +
    'saben sabes sale salen saludos sea sean segun sere seremos serviria siempre significa significado ' +
    'significan sirva solamente solo somos son soy suele suelen sugerencia sugerencias supongo tal tampoco ' +
    'tema temas tendran tendre tendria tenes tenia tienes tipicamente tipo tipos toca tocan total tuve tuvo ' +
    'ubicada ubicado ultima ultimo una unas uno unos usted ustedes va van varias varios vas vaya veces vemos ' +
    'veo verdad versus vez vi vs vos vosotros vuestra vuestro xfa ya yendo yo',
  en:
    'actually advice again along already also always among another answer answers anybody anywhere arent ' +
    'around ask asked asking average away beautiful become between both boyfriend but called cant closest ' +
    'cool couldnt currently definitely didnt difficult doesnt done dont each easily easy either else enough ' +
    'even ever every everybody everyone everything find exactly experience experiences explain famous few found ' +
    'friend friends fun gets getting girlfriend gonna got gotta great guy guys happen happens hard he heading ' +
    'her heres his hoping how however husband id if ill important instead interested into isnt its kind kinda ' +
    'located location lot lots max maximum mean meaning means min minimum most much nearby nearest never new ' +
    'next nice not off offer offered often oh ok okay old only onto opinion opinions option options or out ' +
    'over particular partner per perhaps person place places planning pls plz popular pretty probably ' +
    'question questions quick quickly quite rather require required requires right say saying sb shouldnt since so ' +
    'somebody something sometimes somewhere soon sort spot spots stuff such suggestion suggestions supposed ' +
    'sure than thank thanks that thats their them then theres these think thinking those though through thx ' +
    'took top total travel traveling travelling try trying type typically until usual usually various very ' +
    'versus vs via wanna wanted wants whatever while whoever whom whose wife within wonder wondering wont worth ' +
    'worthwhile yet your youre yours',
};

const asking: Readonly<Record<Locale, ReadonlySet<string>>> = {
  es: new Set(termsOf(`${inBoth} ${inOne.es}`)),
  en: new Set(termsOf(`${inBoth} ${inOne.en}`)),
};

/**
 * The words of questions and requests. They say little about what is wanted, so they count only when there is nothing
 * else.
 */
export function askingTerms(locale: Locale): ReadonlySet<string> {
  return asking[locale];
}

/**
 * Words that ask one thing of many subjects, such as the hours or the telephone of what the other words name. Where a
 * subject stands beside them, it decides.
 */
export const aspects: ReadonlySet<string> = new Set(
  termsOf(
    'abre abren abrir address age alquila alquilar alquiler alquilo ano anos arrendar barata baratas barato ' +
      'baratos book booking cara caro cerrada cerrado cheap cheaper cheapest cierra cierran close closed closes ' +
      'closing date dates dia dias direccion domicilio domingo domingos economica economico edad entrada ' +
      'entradas entrance expensive fecha fechas fee fees free friday gratis hire hora horario horarios horas ' +
      'hour hours jueves limit limite llegar llego lunes martes mes meses miercoles monday month months number numero old ' +
      'opening opens phone rent renta rental rentar renting reserva reservar reservation reserve sabado sabados ' +
      'saturday seoul seul sunday telefono telephone thursday ticket tickets times tuesday ubicacion viernes ' +
      'wednesday weekday weekend year years',
  ),
);
