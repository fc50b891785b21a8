import { bare } from './bare';
import { cornerNumbers } from './cornerNumbers';
import { cornerWords } from './cornerWords';
import { everyday } from './everyday';
import { firmsAndOrigins } from './firmsAndOrigins';
import { gaps } from './gaps';
import { groupedAccounts } from './groupedAccounts';
import { heardAsides } from './heardAsides';
import { heardLast } from './heardLast';
import { heardLastMore } from './heardLastMore';
import { heardLater } from './heardLater';
import { heardLaterMore } from './heardLaterMore';
import { heardPagoMovil } from './heardPagoMovil';
import { heardTransfers } from './heardTransfers';
import { heardTransfersMore } from './heardTransfersMore';
import { labelledHolders } from './labelledHolders';
import { laterBare } from './laterBare';
import { laterGaps } from './laterGaps';
import { laterMarkup } from './laterMarkup';
import { laterNoise } from './laterNoise';
import { laterPagoMovil } from './laterPagoMovil';
import { laterPagoMovilBanks } from './laterPagoMovilBanks';
import { laterPeople } from './laterPeople';
import { laterProse } from './laterProse';
import { laterRifs } from './laterRifs';
import { laterTransfers } from './laterTransfers';
import { looseDigits } from './looseDigits';
import { markup } from './markup';
import { namesInSentences } from './namesInSentences';
import { noise } from './noise';
import { oneRule } from './oneRule';
import { pagoMovil } from './pagoMovil';
import { pagoMovilBanks } from './pagoMovilBanks';
import type { PastedMessage } from './pastedMessage';
import { people } from './people';
import { prose } from './prose';
import { rifs } from './rifs';
import { transfers } from './transfers';

/** All messages, as people in Venezuela and their families abroad write them. */
export const corpus: readonly PastedMessage[] = [
  ...pagoMovil,
  ...pagoMovilBanks,
  ...bare,
  ...transfers,
  ...rifs,
  ...prose,
  ...noise,
  ...people,
  ...gaps,
  ...markup,
  ...laterBare,
  ...laterGaps,
  ...laterMarkup,
  ...laterNoise,
  ...laterPagoMovil,
  ...laterPagoMovilBanks,
  ...laterPeople,
  ...laterProse,
  ...laterRifs,
  ...laterTransfers,
  ...groupedAccounts,
  ...namesInSentences,
  ...looseDigits,
  ...firmsAndOrigins,
  ...labelledHolders,
  ...everyday,
  ...cornerNumbers,
  ...cornerWords,
  ...heardTransfers,
  ...heardTransfersMore,
  ...heardPagoMovil,
  ...heardAsides,
  ...heardLater,
  ...heardLaterMore,
  ...heardLast,
  ...heardLastMore,
  ...oneRule,
];
