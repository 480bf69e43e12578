import type { Text } from '../locale.ts';
import type { PageId } from '../pages.ts';

export const text = {
  title: { es: 'Página no encontrada | Rumbo Corea', en: 'Page not found | Rumbo Corea' },
  description: {
    es: 'La página que buscas no existe en Rumbo Corea. Vuelve al inicio, escríbenos o abre una de las guías más visitadas.',
    en: 'The page you are looking for does not exist on Rumbo Corea. Go back home, write to us or open one of the most visited guides.',
  },
  keywords: { es: 'página no encontrada, error 404', en: 'page not found, error 404' },
  code: { es: 'Error 404', en: 'Error 404' },
  heading: { es: 'Este tigre también se ha perdido', en: 'This tiger is lost too' },
  lead: {
    es: 'La página que buscas no existe o ha cambiado de sitio. Vuelve al inicio o cuéntanos qué buscabas.',
    en: 'The page you are looking for does not exist or has moved. Go back home or tell us what you were looking for.',
  },
  home: { es: 'Volver al inicio', en: 'Back to home' },
  contact: { es: 'Contactar', en: 'Contact us' },
  popularTitle: { es: 'Lo más visitado', en: 'Most visited' },
  popular: [
    { page: 'seoul', label: { es: 'Visitar Seúl', en: 'Visit Seoul' } },
    { page: 'study', label: { es: 'Estudiar en Corea', en: 'Study in Korea' } },
    { page: 'requirements', label: { es: 'Requisitos de visado', en: 'Visa requirements' } },
    { page: 'gastronomy', label: { es: 'Comida coreana', en: 'Korean food' } },
  ] satisfies { page: PageId; label: Text }[],
  picture: {
    es: 'Tigre de la pintura popular coreana que consulta un mapa al revés',
    en: 'A tiger of Korean folk painting reading a map upside down',
  },
} as const;
