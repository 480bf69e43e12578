import type { Locale } from '../locale.ts';

/** By article, the first words of the names that take it within a sentence; `kept` keep their capital. */
export const nameArticles: Readonly<
  Record<Locale, { readonly nouns: Readonly<Record<string, string>>; readonly kept: string }>
> = {
  es: {
    nouns: {
      el: 'acantilado almuerzo anochecer arroyo ascenso atardecer autobús bosque cabo café callejón cementerio centro desayuno estanque jardín ktx lago memorial mercado monasterio monte museo observatorio pabellón palacio parque paseo puente pícnic santuario teleférico templo tren té vuelo',
      la: 'academia aldea artesanía biblioteca calle casa cascada cena clase comida danza despedida entrada escuela estación excursión fortaleza fuente gruta isla llegada merienda muralla noche orilla pagoda parrilla pasarela playa plaza puerta roca sopa subida tienda torre tumba',
      los: 'acantilados cafés callejones grandes miradores puestos talleres túmulos',
      las: 'calles casas columnas gachas tiendas',
      un: '',
      una: '',
    },
    kept: 'biblioteca ktx memorial museo',
  },
  en: {
    nouns: { the: 'entrance national un war', a: '' },
    kept: 'national un war',
  },
};
