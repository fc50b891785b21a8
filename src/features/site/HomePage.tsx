import type { ReactNode } from 'react';
import { Testimonials } from './testimonials/Testimonials';
import { ClosingCall } from './home/ClosingCall';
import { Hero } from './home/Hero';
import { LiveCalculator } from './home/LiveCalculator';
import { Steps } from './home/Steps';
import { Values } from './home/Values';

interface HomePageProps {
  /** Stands in the picture beside the headline. */
  readonly hero?: ReactNode;
}

/** The landing page (spec §2, Home). */
export function HomePage({ hero = <LiveCalculator /> }: HomePageProps) {
  return (
    <>
      <Hero>{hero}</Hero>
      <Steps />
      <Values />
      <Testimonials />
      <ClosingCall />
    </>
  );
}
