import { TaskPage } from '@/ui/page/PageContainer';
import classes from './PageSkeleton.module.css';

/** Shown while a page's code loads or the session check runs: a heading and a card, to avoid layout shifts. */
export function PageSkeleton() {
  return (
    <TaskPage size="form" role="status" aria-label="Cargando la página">
      <div className={classes.heading} />
      <div className={classes.card} />
    </TaskPage>
  );
}
