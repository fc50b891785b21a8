import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { countriesQuery, ipCountryQuery } from '@/api/countries';
import { errorMessage, isUserChange, msToRest } from '@/api/errors';
import { messages } from '@/api/messages';
import { ownAnswer } from '@/api/ownAnswer';
import { profileQuery, updateProfile, withUpdate, type Profile } from '@/api/profile';
import { senderDetails, senderOf } from '@/api/sender';
import type { ProfileUpdate } from '@/api/wire';
import { clock, HOUR_MS, MINUTE_MS } from '@/lib/clock';
import { dropDraft, readDraft, writeDraft } from '@/lib/drafts';
import { asObject, pick } from '@/lib/jsonValues';
import { session } from '@/session/current';
import { useSession } from '@/session/hooks';
import { toastError, toastSaved } from '@/ui/feedback/toast';
import { profileNotice, readValues, registeredAs, valuesOf } from './profileForm';
import { ProfileView, type ProfileStage } from './ProfileView';

/** The countries, and the id of the visitor's probable country while the profile has none. */
function useCountries(profile: Profile | undefined) {
  const countries = useQuery(countriesQuery);
  const wanted = profile?.permitAmend === true && profile.address.country === null;
  const ipCountry = useQuery({ ...ipCountryQuery, enabled: wanted });
  // A list that failed to load is empty.
  const list = countries.data ?? (countries.isError ? [] : undefined);
  return {
    list,
    suggested: list?.find(({ code }) => code !== undefined && code === ipCountry.data)?.id,
    retry: countries.isError && !countries.isFetching ? () => void countries.refetch() : undefined,
  };
}

/** One press of 'Guardar': the request, and the draft it makes obsolete. */
interface Save {
  readonly update: ProfileUpdate;
  readonly draft: string | undefined;
}

/** Title and text of the toast after a save. */
const SAVED = 'Datos guardados';
const UPDATED = 'Tu perfil ha sido actualizado.';

/** The pace of the receipt: fast for an hour, then slow, and only while the tab is visible. */
const reviewPace = (openSince: number) => (clock.now() - openSince < HOUR_MS ? 15_000 : 5 * MINUTE_MS);

/** The profile, read again while it is in review. When that ends, the session learns what the user may do. */
function useProfile() {
  const [openSince] = useState(() => clock.now());
  const query = useQuery({
    ...profileQuery,
    refetchInterval: ({ state }) =>
      state.data?.permitAmend === false && Math.max(reviewPace(openSince), msToRest(state.error)),
  });
  const inReview = query.data?.permitAmend === false;
  const [wasInReview, setWasInReview] = useState(false);
  if (inReview && !wasInReview) setWasInReview(true);
  const ended = wasInReview && query.data?.permitAmend === true;
  // Until then nothing is known of what comes next.
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    if (!ended) return undefined;
    let left = false;
    void session.refresh().finally(() => {
      if (!left) setAsked(true);
    });
    return () => {
      left = true;
      setAsked(false);
    };
  }, [ended]);
  return { ...query, inReview, ended, isEnding: ended && !isAsked };
}

/** A press that led here instead says why; the page alone would look as if nothing had happened. */
function useBlockedPress(inReview: boolean | undefined): void {
  const location = useLocation();
  const isPress = useNavigationType() !== NavigationType.Pop;
  const isBlocked = isPress && pick(asObject(location.state), 'blocked') === true && inReview !== undefined;
  const tell = useEffectEvent(() =>
    toastError(
      'Todavía no puedes enviar',
      inReview
        ? 'Estamos revisando tus datos. Cuando estén aprobados, podrás enviar.'
        : 'Completa tus datos y guárdalos. Cuando estén aprobados, podrás enviar.',
    ),
  );
  useEffect(() => {
    if (isBlocked) tell();
  }, [isBlocked, location.key]);
}

const keptDraft = () => JSON.stringify(readDraft('profile'));

/** The user's personal data (product 2.16). */
export function ProfilePage() {
  const queryClient = useQueryClient();
  const { user, login } = useSession();
  const { data: profile, error, refetch, inReview, ended, isEnding } = useProfile();
  // A login may lead back here after the approval.
  useBlockedPress(profile && user?.permitTransfer !== true ? inReview : undefined);
  const mayDraw = useDeferredValue(profile !== undefined);
  // For the form, which is drawn in slices: twenty fields at once keep a phone busy for longer than a tap may take.
  const drawn = mayDraw ? profile : undefined;
  const { list, suggested, retry } = useCountries(profile);
  const top = useRef<HTMLDivElement>(null);
  const [saves, setSaves] = useState(0);

  const saveAndRead = async (update: ProfileUpdate) => {
    const answer = await updateProfile(update);
    // A reading that began before the save may have the old data.
    await queryClient.cancelQueries({ queryKey: profileQuery.queryKey });
    // If the profile cannot be read again, the answer or the sent values are shown.
    queryClient.setQueryData(
      profileQuery.queryKey,
      (known) => answer ?? (known && withUpdate(known, update)),
    );
    await queryClient.query({ ...profileQuery, retry: false }).catch(() => undefined);
  };

  const mutationKey = ['save-profile'];
  const saving = useIsMutating({ mutationKey }) > 0;
  const save = useMutation({
    mutationKey,
    mutationFn: ({ update }: Save) => ownAnswer(saveAndRead(update)),
    onSuccess(_answer, { draft }) {
      // Input typed after the press, when the user left and came back, is not saved yet.
      if (keptDraft() === draft) dropDraft('profile');
      void session.refresh().then((status) => {
        // Replaces the toast below, so it repeats that the data are saved.
        if (status === 'unreachable') toastError(messages.sessionNotRefreshed, `${SAVED}. ${UPDATED}`);
      });
      toastSaved(SAVED, UPDATED);
    },
    onError(failure) {
      if (!isUserChange(failure)) toastError('No se pudo guardar', errorMessage(failure, messages.tryAgain));
    },
  });
  /** Shows the saved profile; only while the form is on the page. */
  const showSaved = () => {
    setSaves((count) => count + 1);
    top.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  };

  const maySend = user?.permitTransfer === true;
  const stage = (): ProfileStage | undefined => {
    if (maySend) return ended ? 'approved' : undefined;
    if (inReview) return 'review';
    return profile && user?.permitTransfer === false && !isEnding ? 'incomplete' : undefined;
  };

  return (
    <ProfileView
      top={top}
      registeredAs={profile ? registeredAs(profile, login) : (login ?? '')}
      notice={profile ? profileNotice(profile) : ''}
      maySend={maySend}
      stage={stage()}
      summary={
        profile && inReview && !maySend
          ? senderDetails(senderOf(profile, login, user?.countryResidenceIso2))
          : []
      }
      failure={error && !profile ? errorMessage(error, messages.tryAgain) : undefined}
      onRetry={() => void refetch()}
      form={
        drawn && {
          // While it is locked, it holds no input and follows the profile.
          key: drawn.permitAmend ? saves : JSON.stringify(drawn),
          profile: drawn,
          countries: list,
          onRetryCountries: retry,
          suggestedCountry: suggested,
          locked: !drawn.permitAmend,
          saving,
          problem: save.error ? errorMessage(save.error, messages.tryAgain) : undefined,
          onSave(update) {
            // A second press before the button shows the first one.
            if (queryClient.isMutating({ mutationKey }) > 0) return;
            save.mutate({ update, draft: keptDraft() }, { onSuccess: showSaved });
          },
          draft: readValues(readDraft('profile'), valuesOf(drawn)),
          onType: (typed) => writeDraft('profile', typed),
        }
      }
    />
  );
}
