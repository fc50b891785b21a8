import { createContext } from 'react';

/**
 * The id of the beneficiary whose card is marked as chosen, from the press on: the cards show it before the paint, and
 * what surrounds them shows the choice after it. Without a provider the cards show the choice of their props.
 */
export const ChooserMark = createContext<number | undefined>(undefined);
