import type { ProfileUpdate, WireProfile } from '@/api/wire';
import type { User } from '../db/models';
import type { Nearest } from '../decision';
import {
  isComplete,
  mergeProfile,
  nearestApproval,
  profileOf,
  statusAfter,
  statusOf,
} from '../rules/profile';
import { countryId, isoCodeOf } from '../seeds/countries';
import { refuse } from './fault';
import type { Handlers, ServerContext } from './handler';

function answerFor({ now, scenario }: ServerContext, user: User): WireProfile {
  const { name, address, extra } = profileOf(user);
  const { telephoneCountry, telephoneNumber } = extra;
  return {
    name,
    address,
    extra: {
      ...extra,
      registered: new Date(user.registeredAt).toISOString(),
      telephone: telephoneNumber === null ? null : `${telephoneCountry ?? ''}${telephoneNumber}`,
    },
    login: user.loginCountry === '' ? user.login : user.login.slice(user.loginCountry.length),
    loginCountry: user.loginCountry || null,
    UserProfileInformation: user.information,
    PermitAmendProfile: statusOf(user, now, scenario.approveAfterMs) !== 'review',
    meta: {},
  };
}

/** The same data with Spain in place of an unknown country. */
function nearestCountry({ address, extra }: ProfileUpdate): Nearest {
  const spain = countryId('ES');
  const known = (id: number | null | undefined) => (isoCodeOf(id ?? null) === undefined ? spain : id);
  const change = {
    body: {
      ...(address && { address: { ...address, country: known(address.country) } }),
      ...(extra && { extra: { ...extra, countryBirth: known(extra.countryBirth) } }),
    },
  };
  return { text: `Un PKCountry de la lista, como ${spain} (España).`, change };
}

/** Personal data. The first complete set of a new account starts its review. */
export const profileHandlers: Handlers<'getProfile' | 'updateProfile'> = {
  getProfile: (call) => answerFor(call, call.user),

  updateProfile(call) {
    const { db, body, user, now, scenario } = call;
    const status = statusOf(user, now, scenario.approveAfterMs);
    if (status === 'review') {
      const nearest = nearestApproval(user, now, scenario.approveAfterMs);
      refuse({ rule: 'profileInReview', nearest });
    }
    const profile = mergeProfile(profileOf(user), body);
    const unknown = (country: number | null) => country !== null && isoCodeOf(country) === undefined;
    if (unknown(profile.address.country) || unknown(profile.extra.countryBirth)) {
      refuse({ rule: 'country', nearest: nearestCountry(body) });
    }
    const next = isComplete(profile) ? statusAfter(status, 'complete') : status;
    const submitted = next !== status;
    const updated = db.user.update(user.id, {
      profile: JSON.stringify(profile),
      status: next,
      submittedAt: submitted ? now : user.submittedAt,
      information: submitted ? null : user.information,
    });
    return answerFor(call, updated);
  },
};
