import { LostAnswers } from './LostAnswers';
import { QueryArea } from './QueryArea';

/** Finds lost answers on pages without a query cache. */
export function LostAnswersOutside() {
  return (
    <QueryArea>
      <LostAnswers />
    </QueryArea>
  );
}
