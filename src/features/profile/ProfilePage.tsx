import { countriesQuery, ipCountryQuery } from '@/api/countries';
import { errorMessage } from '@/api/errors';
import { messages } from '@/api/messages';
import { profileQuery, updateProfile, type Profile } from '@/api/profile';
import type { ProfileUpdate } from '@/api/wire';
import { dropDraft, readDraft, writeDraft } from '@/lib/drafts';
import { session } from '@/session/current';
import { useSession } from '@/session/hooks';
import { toastError, toastSuccess } from '@/ui/toast';
import { usePageCall } from '@/ui/usePageCall';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { profileNotice, readValues, registeredAs, valuesOf } from './profileForm';
import { ProfileView } from './ProfileView';

/** Countries, and the id of the one the visitor seems to be in while the profile has none. */
function useCountries(profile: Profile | undefined) {
  const countries = useQuery(countriesQuery());
  const wanted = profile?.permitAmend === true && profile.address.country === null;
  const ipCountry = useQuery({ ...ipCountryQuery(), enabled: wanted });
  // A list that cannot be had is an empty one.
  const list = countries.data ?? (countries.isError ? [] : undefined);
  return {
    list,
    suggested: list?.find(({ code }) => code !== undefined && code === ipCountry.data)?.id,
    retry: countries.isError && !countries.isFetching ? () => void countries.refetch() : undefined,
  };
}

/** One press of 'Guardar': what it sends, and the draft that it makes needless. */
interface Save {
  readonly update: ProfileUpdate;
  readonly draft: string;
}

const keptDraft = () => JSON.stringify(readDraft('profile') ?? null);

/** The user's personal data (spec §2 /mis-datos). */
export function ProfilePage() {
  const queryClient = useQueryClient();
  const { user, login } = useSession();
  const { data: profile, error, refetch } = useQuery(profileQuery());
  const { list, suggested, retry } = useCountries(profile);
  const top = useRef<HTMLDivElement>(null);
  const [saves, setSaves] = useState(0);

  const [problem, setProblem] = useState<string>();

  const [save, saving] = usePageCall({
    async call({ update }: Save) {
      const answer = await updateProfile(update);
      queryClient.setQueryData(profileQuery().queryKey, answer);
      // The answer stands where the profile cannot be read again at once.
      await queryClient.query({ ...profileQuery(), retry: false }).catch(() => undefined);
    },
    onAnswer(_answer, { draft }) {
      // What was typed since the press, after leaving and coming back, is not saved yet.
      if (keptDraft() === draft) dropDraft('profile');
      void session.refresh().then((status) => {
        if (status === 'unreachable') toastError(messages.sessionNotRefreshed);
      });
      toastSuccess('Datos guardados', 'Tu perfil ha sido actualizado.');
    },
    whileHere() {
      setSaves((count) => count + 1);
      top.current?.focus({ preventScroll: true });
      window.scrollTo({ top: 0 });
    },
    onFailure(failure, here) {
      const message = errorMessage(failure, messages.tryAgain);
      if (here) setProblem(message);
      toastError('No se pudo guardar', message);
    },
  });

  return (
    <ProfileView
      top={top}
      registeredAs={profile ? registeredAs(profile, login) : (login ?? '')}
      notice={profile ? profileNotice(profile) : ''}
      maySend={user?.permitTransfer === true}
      failure={error && !profile ? errorMessage(error, messages.tryAgain) : undefined}
      onRetry={() => void refetch()}
      form={
        profile && {
          key: saves,
          profile,
          countries: list,
          onRetryCountries: retry,
          suggestedCountry: suggested,
          locked: !profile.permitAmend,
          saving,
          problem,
          onSave(update) {
            setProblem(undefined);
            save({ update, draft: keptDraft() });
          },
          draft: readValues(readDraft('profile'), valuesOf(profile)),
          onType: (values) => writeDraft('profile', values),
        }
      }
    />
  );
}
