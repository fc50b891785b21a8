import { paths, type ProtectedPath } from '@/lib/paths';
import { TaskHeading, TaskPage } from '@/ui/page/PageContainer';
import { StepIndicator } from '@/ui/page/StepIndicator';
import { pageName } from './layout/pageTitles';
import classes from './PageFrame.module.css';

interface Shape {
  readonly size: 'form' | 'page';
  /** Its step of sending, if it is one. */
  readonly step?: 1 | 2;
}

const shapes: Record<ProtectedPath, Shape> = {
  [paths.sendQuote]: { size: 'form', step: 1 },
  [paths.sendBeneficiary]: { size: 'page', step: 2 },
  [paths.receipt]: { size: 'form' },
  [paths.history]: { size: 'page' },
  [paths.statement]: { size: 'page' },
  [paths.profile]: { size: 'page' },
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
  const { size, step } = shapes[path];
  return (
    <TaskPage size={size} above={step && <StepIndicator current={step} />}>
      <TaskHeading>{pageName(path)}</TaskHeading>
      <div className={classes.card}>
        <p role="status" aria-label="Cargando la página" data-failure>
          Estamos abriendo tu cuenta. Si tu conexión es lenta, puede tardar unos segundos. No hace falta que
          recargues la página.
        </p>
      </div>
    </TaskPage>
  );
}
