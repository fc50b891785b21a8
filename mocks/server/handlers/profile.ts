import type { WireProfile } from '@/api/wire';
import type { User } from '../db/models';
import { isComplete, mergeProfile, profileOf, statusOf } from '../rules/profile';
import { isoCodeOf } from '../seeds/countries';
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

/** Personal data. The first complete set of a new account starts its review. */
export const profileHandlers: Handlers<'getProfile' | 'updateProfile'> = {
  getProfile: (call) => answerFor(call, call.user),

  updateProfile(call) {
    const { db, body, user, now, scenario } = call;
    const status = statusOf(user, now, scenario.approveAfterMs);
    if (status === 'review') refuse(403, 'Tu perfil está en revisión. Por ahora no puedes editar tus datos.');
    const profile = mergeProfile(profileOf(user), body);
    for (const country of [profile.address.country, profile.extra.countryBirth]) {
      if (country !== null && !isoCodeOf(country)) refuse(422, 'País desconocido.');
    }
    const submitted = status === 'new' && isComplete(profile);
    const updated = db.user.update(user.id, {
      profile: JSON.stringify(profile),
      status: submitted ? 'review' : status,
      submittedAt: submitted ? now : user.submittedAt,
      information: submitted ? null : user.information,
    });
    return answerFor(call, updated);
  },
};
