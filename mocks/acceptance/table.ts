import { accountScreens } from './chapters/accountScreens';
import { calls } from './chapters/calls';
import { entities } from './chapters/entities';
import { errors } from './chapters/errors';
import { limits } from './chapters/limits';
import { permissions } from './chapters/permissions';
import { purpose } from './chapters/purpose';
import { sendScreens } from './chapters/sendScreens';
import { states } from './chapters/states';
import { validation } from './chapters/validation';
import type { Statement } from './statement';

interface Chapter {
  /** Spanish title of a chapter of docs/product.md, with its number. */
  readonly title: string;
  readonly statements: readonly Statement[];
}

/** The chapters of docs/product.md, in order. */
export const chapters: readonly Chapter[] = [
  { title: '1. Qué hace Turpial y para quién', statements: purpose },
  { title: '2. Pantallas', statements: [...accountScreens, ...sendScreens] },
  { title: '3. Datos', statements: entities },
  { title: '4. Estados', statements: states },
  { title: '5. Reglas de los formularios', statements: validation },
  { title: '6. Permisos', statements: permissions },
  { title: '7. Llamadas', statements: calls },
  { title: '8. Errores y avisos', statements: errors },
  { title: '9. Cifras y formatos', statements: limits },
];

/** One statement for each numbered section of docs/product.md, in order. */
export const statements: readonly Statement[] = chapters.flatMap((chapter) => chapter.statements);
