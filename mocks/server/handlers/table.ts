import type { EndpointName } from '@/api/endpoints';
import { beneficiaryHandlers } from './beneficiaries';
import { exchangeHandlers } from './exchanges';
import type { Handlers } from './handler';
import { passwordResetHandlers } from './passwordReset';
import { profileHandlers } from './profile';
import { referenceHandlers } from './reference';
import { registrationHandlers } from './registration';
import { sessionHandlers } from './session';

/** What the server does for each row of the endpoint table. */
export const operations: Handlers<EndpointName> = {
  ...sessionHandlers,
  ...registrationHandlers,
  ...passwordResetHandlers,
  ...profileHandlers,
  ...referenceHandlers,
  ...beneficiaryHandlers,
  ...exchangeHandlers,
};
