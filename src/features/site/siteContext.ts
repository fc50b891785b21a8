import type { CalculatorInput } from '@/lib/calculator';
import { useOutletContext } from 'react-router-dom';

/** What the layout gives to the public pages. */
export interface SiteContext {
  /** 'Enviar dinero' for somebody who is signed in: to step 1 or to the personal data (spec §6, decisions 51). */
  readonly onSendMoney: ((input: CalculatorInput) => void) | undefined;
}

/** The layout's gifts; empty where a page stands without it. */
export function useSiteContext(): Partial<SiteContext> {
  return useOutletContext<SiteContext | null>() ?? {};
}
