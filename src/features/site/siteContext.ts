import { createContext, useContext } from 'react';
import type { CalculatorInput } from '@/lib/calculator';

/** What step 1 opens with. */
export interface SendStart {
  readonly input: CalculatorInput;
  readonly beneficiaryId?: number;
}

/** Data that the layout passes to the public pages. */
export interface SiteActions {
  /**
   * The action of 'Enviar dinero' for a signed-in user: opens step 1 or the personal data (product 6.3).
   */
  readonly onSendMoney: ((start: SendStart) => void) | undefined;
}

/** Empty outside the layout. */
export const SiteContext = createContext<Partial<SiteActions>>({});

export const useSiteContext = () => useContext(SiteContext);
