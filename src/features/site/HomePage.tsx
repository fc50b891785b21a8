import { useContext, type ReactNode } from 'react';
import { useFetched } from '@/ui/useFetched';
import { ClosingCall } from './home/ClosingCall';
import { Hero } from './home/Hero';
import { HowItWorks } from './home/HowItWorks';
import { Values } from './home/Values';
import { SendMoney } from './siteContext';
import { Testimonials } from './testimonials/Testimonials';

const fetchCalculator = () => import('./home/HomeCalculator');

/** Loads the calculator after the page, so that the page does not wait for it. Empty until then. */
function LateCalculator() {
  const code = useFetched(fetchCalculator, true);
  return code && <code.HomeCalculator />;
}

interface HomePageProps {
  /** The people of the last exchanges of a signed-in user (product 2.23). */
  readonly again?: ReactNode;
}

/** The landing page (product 2.3). A signed-in user sees nothing about the sign-up. */
export function HomePage({ again }: HomePageProps) {
  const signedIn = useContext(SendMoney) !== undefined;
  return (
    <>
      <Hero signedIn={signedIn} again={again}>
        <LateCalculator />
      </Hero>
      {!signedIn && <HowItWorks />}
      <Values />
      <Testimonials />
      {!signedIn && <ClosingCall />}
    </>
  );
}
