import type { ReactNode } from 'react';
import { Testimonials } from '../testimonials/Testimonials';
import { ClosingCall } from './ClosingCall';
import { Hero } from './Hero';
import { Steps } from './Steps';
import { Values } from './Values';

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
