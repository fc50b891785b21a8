import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { isNotFound } from '@/api/errors';
import { exchangeQuery } from '@/api/exchanges';
import { fieldConfigurationsQuery } from '@/api/paymentMethods';
import { timeZoneOf } from '@/lib/timeZones';
import { useSession } from '@/session/hooks';
import { exchangeInState, mergeExchange, requestedId } from './receipt';
import { ReceiptView, type ReceiptState } from './ReceiptView';
import { watchExchange } from './refetchPace';

/** Step 3 of sending: the receipt (product 2.20). */
export function ReceiptPage() {
  const [query] = useSearchParams();
  const location = useLocation();
  const { user, login } = useSession();
  const asked = requestedId(query);
  const local = exchangeInState(location.state, asked);
  const id = local?.exchangeId ?? asked;

  const [watch] = useState(watchExchange);
  const exchange = useQuery({
    ...exchangeQuery(id ?? ''),
    enabled: id !== undefined,
    // The status changes on the server; only a visible tab refetches.
    refetchInterval: ({ state: { data } }) => watch(data ?? local),
  });
  const server = exchange.data ?? undefined;
  const shown = local && server ? mergeExchange(local, server) : (local ?? server);
  const configurations = useQuery({ ...fieldConfigurationsQuery(), enabled: shown !== undefined });

  const receiptState = (): ReceiptState => {
    if (shown) {
      return {
        kind: 'ready',
        exchange: shown,
        configurations: configurations.data ?? [],
        // The exchange of step 2 is as old as its creation.
        readAt: server?.readAt ?? shown.inserted,
        login,
      };
    }
    if (id === undefined) return { kind: 'absent' };
    if (exchange.data === null || isNotFound(exchange.error)) return { kind: 'notFound' };
    return { kind: exchange.isError && !exchange.isFetching ? 'failed' : 'loading' };
  };

  return (
    <ReceiptView
      state={receiptState()}
      timeZone={timeZoneOf(user?.countryResidenceIso2)}
      onRetry={() => void exchange.refetch()}
    />
  );
}
