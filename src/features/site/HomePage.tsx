import type { ReactNode } from 'react';
import { useFetched } from '@/ui/useFetched';
import { ClosingCall } from './home/ClosingCall';
import { Hero } from './home/Hero';
import { HowItWorks } from './home/HowItWorks';
import { Values } from './home/Values';
import { Testimonials } from './testimonials/Testimonials';

const fetchCalculator = () => import('./home/HomeCalculator');

/** Loads the calculator after the page, so that the page does not wait for it. Empty until then. */
function LateCalculator() {
  const code = useFetched(fetchCalculator, true);
  return code && <code.HomeCalculator />;
}

interface HomePageProps {
  /** Content of the card in the hero's picture. */
  readonly hero?: ReactNode;
  /** The people of the last exchanges of a signed-in user (product 2.23). */
  readonly again?: ReactNode;
}

/** The landing page (product 2.3). */
export function HomePage({ hero = <LateCalculator />, again }: HomePageProps) {
  return (
    <>
      <Hero again={again}>{hero}</Hero>
      <HowItWorks />
      <Values />
      <Testimonials />
      <ClosingCall />
    </>
  );
}
