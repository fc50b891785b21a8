import { watchPages } from './pageViews';
import { watchViolations } from './policyViolations';
import { watchVitals } from './vitals';

/** Starts the reports that wait for the first view. */
export function watchVisit(): void {
  watchPages();
  watchViolations();
  watchVitals();
}
