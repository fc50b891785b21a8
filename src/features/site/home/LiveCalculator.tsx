import { useFetched } from '@/ui/useFetched';

const fetchCalculator = () => import('./HomeCalculator');

/** Loads the calculator after the page, so that the page does not wait for it. Empty until then. */
export function LiveCalculator() {
  const code = useFetched(fetchCalculator, true);
  return code && <code.HomeCalculator />;
}
