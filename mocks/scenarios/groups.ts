import type { ScenarioName } from './presets';

/** The presets by what they are about, as the panel shows them; a test keeps every one in a group. */
export const presetGroups: readonly { readonly title: string; readonly names: readonly ScenarioName[] }[] = [
  {
    title: 'Quién entra',
    names: ['normal', 'aprobada', 'cuenta-nueva', 'en-revision', 'sin-beneficiarios', 'sin-historial'],
  },
  {
    title: 'Al enviar dinero',
    names: [
      'tasa-cambia',
      'tasa-no-disponible',
      'bajo-minimo',
      'envio-rechazado',
      'respuesta-perdida',
      'metodo-desconocido',
    ],
  },
  {
    title: 'Registro, sesión y datos',
    names: [
      'sesion-caducada',
      'refresh-reutilizado',
      'credenciales-rechazadas',
      'codigo-incorrecto',
      'correo-registrado',
      'perfil-no-se-guarda',
    ],
  },
  {
    title: 'Servidor y red',
    names: [
      'historial-falla',
      'servidor-caido',
      'pasarela-html',
      'red-lenta',
      'cargando',
      'sin-conexion',
      'respuestas-raras',
      'respuesta-ilegible',
      'tipos-equivocados',
      'datos-grandes',
    ],
  },
];
