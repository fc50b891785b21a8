import { paths, type ProtectedPath } from '@/lib/paths';
import { StepIndicator } from '@/ui/page/StepIndicator';
import { pageName } from './layout/pageTitles';
import classes from './PageFrame.module.css';

interface Shape {
  /** 'wide' for pages in columns; a form or a receipt is 'narrow'. */
  readonly width: 'narrow' | 'wide';
  /** Its step of sending, if it is one. */
  readonly step?: 1 | 2;
}

const shapes: Record<ProtectedPath, Shape> = {
  [paths.sendQuote]: { width: 'narrow', step: 1 },
  [paths.sendBeneficiary]: { width: 'wide', step: 2 },
  [paths.receipt]: { width: 'narrow' },
  [paths.history]: { width: 'wide' },
  [paths.statement]: { width: 'wide' },
  [paths.profile]: { width: 'wide' },
};

/** Shown by a page when the code of the app cannot be loaded (scripts/build/startPage.mjs). */
export const PAGE_FAILED = 'No pudimos abrir esta página. Revisa tu conexión y recarga la página.';

interface PageFrameProps {
  readonly path: ProtectedPath;
}

/**
 * What is known of a protected page before its session: heading and step. Its HTML contains it, so that a signed-in
 * user sees the page before the scripts have loaded.
 */
export function PageFrame({ path }: PageFrameProps) {
  const { width, step } = shapes[path];
  return (
    <div className={classes.page} data-width={width}>
      {step && <StepIndicator current={step} />}
      <h1 className={classes.title}>{pageName(path)}</h1>
      <div className={classes.card}>
        <p role="status" aria-label="Cargando la página" data-failure>
          Estamos abriendo tu cuenta. Si tu conexión es lenta, puede tardar unos segundos. No hace falta que
          recargues la página.
        </p>
      </div>
    </div>
  );
}
