import type { ReactNode } from 'react';
import { ClosingCall } from './home/ClosingCall';
import { Hero } from './home/Hero';
import { HowItWorks } from './home/HowItWorks';
import { LiveCalculator } from './home/LiveCalculator';
import { Values } from './home/Values';
import { Testimonials } from './testimonials/Testimonials';

interface HomePageProps {
  /** Content of the card in the hero's picture. */
  readonly hero?: ReactNode;
  /** The people of the last exchanges of a signed-in user (product 2.23). */
  readonly again?: ReactNode;
}

/** The landing page (product 2.3). */
export function HomePage({ hero = <LiveCalculator />, again }: HomePageProps) {
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
