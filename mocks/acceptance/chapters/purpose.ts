import { paths } from '@/lib/paths';
import { unfold, type Statement } from '../statement';

/** Chapter 1 of docs/product.md. */
export const purpose: readonly Statement[] = [
  {
    section: '1.1',
    title: 'Para quién es y qué promete',
    claim: 'La portada promete que no hay comisiones ni costes ocultos.',
    sentence: 'The money arrives within minutes, without commissions or hidden costs.',
    shows: 'Sin comisiones ni costes ocultos',
    preset: 'normal',
    path: paths.home,
    test: 'screen/site-home.test.tsx',
  },
  {
    section: '1.2',
    title: 'Lo que hace un usuario',
    claim: 'Enviar dinero son tres pasos.',
    sentence: 'Send money in 3 steps: amount, beneficiary, receipt.',
    shows: 'Paso 1 de 3',
    preset: 'aprobada',
    path: paths.sendQuote,
    test: 'e2e/journey.spec.ts',
  },
  {
    section: '1.3',
    title: 'Contenido público',
    claim: 'En todas las páginas hay un botón de WhatsApp.',
    sentence: 'A WhatsApp button is on every page of the app; on the public pages it floats.',
    shows: 'Escríbenos por WhatsApp (se abre en otra ventana)',
    where: 'name',
    preset: 'normal',
    path: paths.contact,
    test: 'screen/site-layout.test.tsx',
  },
  {
    section: '1.4',
    title: 'Contenido legal',
    claim: 'Los términos dicen de qué dependen las tarifas, los plazos y los límites.',
    sentence:
      'Las tarifas, los plazos de entrega y los límites varían según el país, el método de pago y la verificación.',
    preset: 'normal',
    path: paths.terms,
    test: 'e2e/site.spec.ts',
  },
  {
    section: '1.5',
    title: 'Idioma',
    claim: 'Cada llamada pide sus respuestas en español.',
    sentence: 'accept-language: es-419',
    preset: 'normal',
    path: paths.home,
    log: true,
    steps: [unfold('GET /api/exchange-rate')],
    test: 'unit/api/http.test.ts',
  },
  {
    section: '1.6',
    title: 'Marca y operador',
    claim: 'La marca es Turpial mientras no se configura otra.',
    sentence: 'The default brand is Turpial, the national bird of Venezuela.',
    shows: 'Turpial, inicio',
    where: 'name',
    preset: 'normal',
    path: paths.about,
    test: 'unit/repository/documents.test.ts',
  },
];
