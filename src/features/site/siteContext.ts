import { createContext } from 'react';
import type { CalculatorInput } from '@/lib/calculator';

/** What step 1 opens with. */
export interface SendStart {
  readonly input: CalculatorInput;
  readonly beneficiaryId?: number;
}

/** The action of 'Enviar dinero' for a signed-in user: opens step 1 or the personal data (product 6.3). */
export const SendMoney = createContext<((start: SendStart) => void) | undefined>(undefined);
