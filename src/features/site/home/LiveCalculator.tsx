import { useEffect, useState, type ComponentType } from 'react';

/** Fetches the calculator once the page stands, so that the page does not wait for it. Empty until then. */
export function LiveCalculator() {
  const [Calculator, setCalculator] = useState<ComponentType>();

  useEffect(() => {
    import('./HomeCalculator').then(
      (module) => setCalculator(() => module.HomeCalculator),
      () => {
        // The page is complete without it.
      },
    );
  }, []);

  return Calculator && <Calculator />;
}
