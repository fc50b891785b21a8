import { useDidUpdate } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
import { isNotFound, msToRest } from '@/api/errors';
import { exchangeQuery, type ExchangeDetail } from '@/api/exchanges';
import { fieldConfigurationsQuery } from '@/api/paymentMethods';
import type { Profile } from '@/api/profile';
import { senderOf, type Sender } from '@/api/sender';
import { receiptPath } from '@/lib/paths';
import { present } from '@/lib/serverClock';
import { timeZoneOf } from '@/lib/timeZones';
import { enterPage } from '@/navigation/enterPage';
import { useSession } from '@/session/hooks';
import { NO_STATUS } from '@/ui/feedback/StatusBadge';
import { toastError } from '@/ui/feedback/toast';
import { printPage } from '@/ui/printPage';
import { useFetched } from '@/ui/useFetched';
import { usePageCall } from '@/ui/usePageCall';
import { exchangeInState, isNewIn, mayComplain, mergeExchange, requestedId } from './receipt';
import { ReceiptView, type ReceiptState } from './ReceiptView';
import { mayChange, watchExchange } from './refetchPace';
import { StatusStoryView } from './story/StatusStoryView';
import { useChangeNotice } from './story/useChangeNotice';
import { useStatusStory } from './story/useStatusStory';

const fetchComplaint = () => import('./complaint/ComplaintView');

/**
 * Who sent the money, for paper, and a function that prints the page. Only a press of it reads the profile; when that
 * fails, what is known of it or the login alone says who it was. `page`: another one is not printed by an older press.
 */
function usePaper(page: unknown) {
  const { user, login } = useSession();
  const queryClient = useQueryClient();
  const [profile, setProfile] = useState<Profile>();
  const read = async () => {
    const { profileQuery } = await import('@/api/profile');
    return await queryClient
      .query({ ...profileQuery, retry: false })
      .catch(() => queryClient.getQueryData(profileQuery.queryKey));
  };
  const [print] = usePageCall({
    choice: page,
    readsOnly: true,
    call: (_input: undefined) => read().catch(() => undefined),
    whileHere(known) {
      // What has been read is on the page before it is printed.
      flushSync(() => setProfile(known ?? profile));
      printPage();
    },
    onFailure: () => undefined,
  });
  const sender: Sender = profile
    ? senderOf(profile, login, user?.countryResidenceIso2)
    : { name: '', address: '', login: login ?? '' };
  return { sender, print: () => print(undefined) };
}

/** A tab of the browser shows less. */
const LONGEST_STATUS = 60;

/**
 * While the page is shown, the title of the browser tab begins with a status (product 2.26), or is that of the letter
 * (product 2.28), which is also the name of its PDF.
 */
function useTabTitle(status: string | undefined, isLetter: boolean): void {
  useEffect(() => {
    if (status === undefined) return undefined;
    let plain: string | undefined;
    let shown = '';
    let isLeft = false;
    // The layout sets the title of the page in an effect of the same commit, after this one.
    queueMicrotask(() => {
      if (isLeft) return;
      plain = document.title;
      document.title = isLetter
        ? plain.replace(/.*(?= · )/, 'Reclamación')
        : `${Array.from(status).slice(0, LONGEST_STATUS).join('')} · ${plain}`;
      // The browser joins white space.
      shown = document.title;
    });
    return () => {
      isLeft = true;
      // The next page may have set its own.
      if (plain !== undefined && document.title === shown) document.title = plain;
    };
  }, [status, isLetter]);
}

/** Step 3 of sending: the receipt (product 2.20). */
export function ReceiptPage() {
  const [query] = useSearchParams();
  const location = useLocation();
  const asked = requestedId(query);
  const local = exchangeInState(location.state, asked);
  const id = local?.exchangeId ?? asked;
  const navigation = useNavigationType();
  // A toast leads from one receipt to another, as to another page: nothing of the first may be left.
  useDidUpdate(() => enterPage(navigation), [id]);
  return <ExchangeReceipt key={id} id={id} local={local} isComplaint={query.has('reclamacion')} />;
}

interface ExchangeReceiptProps {
  /** Undefined if the address names no exchange. */
  readonly id: string | undefined;
  /** What step 2 passed. */
  readonly local: ExchangeDetail | undefined;
  /** Whether a letter takes the place of the receipt (product 2.28). */
  readonly isComplaint: boolean;
}

function ExchangeReceipt({ id, local, isComplaint }: ExchangeReceiptProps) {
  const { user, login } = useSession();
  const [watch] = useState(watchExchange);
  const changes = useChangeNotice(id);
  const paper = usePaper(isComplaint);
  const isAwaited = changes.notice === 'on';
  const exchange = useQuery({
    ...exchangeQuery(id ?? ''),
    enabled: id !== undefined,
    // The status changes on the server; a hidden tab refetches only if the user wants to be told.
    refetchInterval({ state: { data, error } }) {
      const pace = watch(data ?? local, isAwaited);
      return pace && Math.max(pace, msToRest(error));
    },
    refetchIntervalInBackground: isAwaited,
    // A retry would wait until the tab is shown; the interval reads again anyway.
    ...(isAwaited && { retry: false }),
  });
  const server = exchange.data ?? undefined;
  const shown = local && server ? mergeExchange(local, server) : (local ?? server);
  // The exchange of step 2 is as old as its creation.
  const readAt = server?.readAt ?? shown?.inserted ?? null;
  const isFresh = server !== undefined && exchange.isFetchedAfterMount && !exchange.isError;
  const story = useStatusStory(
    shown && readAt !== null ? { ...shown, readAt, isFresh } : undefined,
    changes.tell,
  );
  const now = present();
  const timeZone = timeZoneOf(user?.countryResidenceIso2);
  const configurations = useQuery({ ...fieldConfigurationsQuery(), enabled: shown !== undefined });

  const location = useLocation();
  const navigate = useNavigate();
  const letter = useFetched(fetchComplaint, isComplaint, () => {
    toastError('No pudimos abrir la reclamación', 'Inténtalo de nuevo.');
    void navigate(receiptPath(id ?? ''), { replace: true });
  });
  const isLetter = isComplaint && letter !== undefined && shown !== undefined && mayComplain(shown, now);
  useTabTitle(shown ? (shown.status ?? NO_STATUS) : undefined, isLetter);
  if (isLetter) {
    return (
      <letter.ComplaintView
        exchange={shown}
        seen={story.seen}
        readAt={readAt ?? now}
        now={now}
        timeZone={timeZone}
        sender={paper.sender}
        onPrint={paper.print}
      />
    );
  }

  const receiptState = (): ReceiptState => {
    if (shown) {
      const isOpen = isAwaited || mayChange(shown.inserted, story.seen, now);
      return {
        kind: 'ready',
        exchange: shown,
        configurations: configurations.data ?? [],
        readAt,
        login,
        now,
        seen: story.seen,
        sender: paper.sender,
        isNew: isNewIn(location.state, shown, now),
        story: isOpen && <StatusStoryView {...story} now={now} timeZone={timeZone} />,
        notice: isOpen ? changes.notice : 'impossible',
      };
    }
    if (id === undefined) return { kind: 'absent' };
    if (exchange.data === null || isNotFound(exchange.error)) return { kind: 'notFound' };
    return { kind: exchange.isError && !exchange.isFetching ? 'failed' : 'loading' };
  };

  return (
    <ReceiptView
      state={receiptState()}
      timeZone={timeZone}
      onRetry={() => void exchange.refetch()}
      onPrint={paper.print}
      onNotice={() => void changes.toggle()}
    />
  );
}
