import type { LegalSection } from './legal.ts';

export const sections: LegalSection[] = [
  {
    id: 'summary',
    title: 'Lo esencial',
    blocks: [
      'Hoy la guía no usa cookies de analítica ni de publicidad. Solo guarda en tu navegador unos pocos ajustes propios para recordar lo que has elegido y proteger los formularios. Lo que respondes en las herramientas solo se guarda si lo pides.',
    ],
  },
  {
    id: 'what-they-are',
    title: 'Qué son las cookies y el almacenamiento local',
    blocks: [
      'Una cookie es un pequeño texto que una web guarda en tu navegador y que este le devuelve en cada visita. El almacenamiento local («localStorage») también guarda textos en tu navegador, pero no se envían al servidor. En esta política hablamos de los dos.',
    ],
  },
  {
    id: 'what-we-store',
    title: 'Qué guardamos exactamente',
    blocks: [
      'La tabla dice todo lo que guardamos. Todo es de la propia guía; ninguna otra empresa guarda nada.',
      'Son ajustes técnicos o de personalización necesarios para el servicio que pides, por lo que el artículo 22.2 de la LSSI permite guardarlos sin consentimiento.',
      'Lo que escribes en un formulario y aún no has enviado no sale de tu navegador, y se pierde cuando cierras la pestaña.',
    ],
  },
  {
    id: 'third-parties',
    title: 'Servicios de otras empresas',
    blocks: [
      'Los enlaces a redes sociales y a otras webs no cargan nada de esas empresas hasta que los abres.',
      'El mapa de la guía es nuestro y no carga nada de otras empresas. El mapa de calles es distinto: sus imágenes son de OpenStreetMap y solo se cargan si aceptas en el aviso de cookies o si pulsas «Cargar mapa de calles». Entonces tu navegador las pide directamente a ese servicio, que recibe tu dirección IP y aplica su propia política de privacidad. Puedes quitarlo cuando quieras con el botón del propio mapa.',
    ],
  },
  {
    id: 'your-choice',
    title: 'Tu elección, y cómo cambiarla',
    blocks: [
      'En tu primera visita te mostramos un aviso con dos botones iguales, uno para aceptar y otro para rechazar. Si rechazas, puedes leer toda la guía y usar los formularios igual.',
      [
        'Para cambiar de opinión, abre de nuevo el aviso desde el enlace de cookies al pie de cualquier página y elige otra vez. Retirar el permiso es tan fácil como darlo.',
        'También puedes borrar los datos de esta web en tu navegador: en la siguiente visita volveremos a preguntarte.',
        'Si tu navegador no permite guardar la respuesta, la respetaremos en la página que tienes abierta, pero puede que te preguntemos de nuevo.',
      ],
      'Si algún día queremos medir las visitas o mostrar publicidad, primero actualizaremos esta política y te pediremos permiso de nuevo: lo que hayas aceptado hoy no valdrá para eso.',
    ],
  },
  {
    id: 'browser-settings',
    title: 'Cómo borrar o bloquear cookies en tu navegador',
    blocks: [
      'Todos los navegadores permiten ver, borrar y bloquear las cookies y los datos de cada web. Los nombres de los menús cambian un poco de una versión a otra:',
      [
        'Chrome: Configuración, en «Privacidad y seguridad».',
        'Firefox: Ajustes, en «Privacidad y seguridad».',
        'Safari: en Mac, los ajustes de Safari, en «Privacidad»; en iPhone y iPad, el apartado de Safari dentro de Ajustes.',
        'Edge: Configuración, en el apartado dedicado a la privacidad y las cookies.',
      ],
      'Si lo bloqueas todo, la guía se sigue pudiendo leer. Solo dejará de recordar el idioma, el aspecto y tu respuesta al aviso de cookies.',
    ],
  },
  {
    id: 'changes',
    title: 'Cambios y contacto',
    blocks: [
      'Si cambia lo que guardamos, actualizaremos esta página y su fecha. El responsable es {controller}. Si tienes dudas, escríbenos a {email}; en la política de privacidad encontrarás tus derechos y cómo ejercerlos.',
    ],
  },
];
