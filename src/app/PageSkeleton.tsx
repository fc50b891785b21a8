import classes from './PageSkeleton.module.css';

/** Stands while a page's code or the session check is under way: a heading and a card, so that nothing jumps. */
export function PageSkeleton() {
  return (
    <div className={classes.page} role="status" aria-label="Cargando la página">
      <div className={classes.heading} />
      <div className={classes.card} />
    </div>
  );
}
