import type { Identity } from './wire';

/** The identity formatted for display: the e-mail, or '+34 600000001'. */
export function identityLabel(identity: Identity): string {
  return identity.loginType === 1 ? identity.login : `${identity.loginCountry} ${identity.phone}`;
}
