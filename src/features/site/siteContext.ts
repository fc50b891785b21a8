import { useOutletContext } from 'react-router-dom';
import type { CalculatorInput } from '@/lib/calculator';

/** What step 1 opens with. */
export interface SendStart {
  readonly input: CalculatorInput;
  readonly beneficiaryId?: number;
}

/** Data that the layout passes to the public pages. */
export interface SiteContext {
  /**
   * The action of 'Enviar dinero' for a signed-in user: opens step 1 or the personal data (product 6.3, decisions
   * 51).
   */
  readonly onSendMoney: ((start: SendStart) => void) | undefined;
}

/** The layout's context; empty for a page outside the layout. */
export function useSiteContext(): Partial<SiteContext> {
  return useOutletContext<SiteContext | null>() ?? {};
}
