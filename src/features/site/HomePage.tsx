import type { ReactNode } from 'react';
import { Testimonials } from './testimonials/Testimonials';
import { ClosingCall } from './home/ClosingCall';
import { Hero } from './home/Hero';
import { Steps } from './home/Steps';
import { Values } from './home/Values';

/** The landing page (spec §2, Home). `hero` stands in the picture beside the headline: the live calculator. */
export function HomePage({ hero }: { hero?: ReactNode }) {
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
