import { withAnswer, type Answer, type Answers } from '@mocks/acceptance/answers';
import { storeAnswers, storedAnswers } from '@mocks/page/answers';
import { useState } from 'react';

interface AnswersState {
  readonly answers: Answers;
  /** Other answers, which a link has brought; undefined if there are none to decide about. */
  readonly received: Answers | undefined;
  readonly answer: (section: string, answer: Answer) => void;
  /** Replaces the answers with the received ones, or drops those. */
  readonly decide: (takeReceived: boolean) => void;
}

/** The answers of this browser, kept across page loads. */
export function useAnswers(): AnswersState {
  const [answers, setAnswers] = useState(() => storedAnswers('own'));
  const [received, setReceived] = useState(() => storedAnswers('received'));

  const keep = (next: Answers) => {
    setAnswers(next);
    storeAnswers('own', next);
  };
  return {
    answers,
    received: Object.keys(received).length > 0 ? received : undefined,
    // Another tab may have marked others since.
    answer: (section, given) => keep(withAnswer(storedAnswers('own'), section, given)),
    decide(takeReceived) {
      if (takeReceived) keep(received);
      setReceived({});
      storeAnswers('received', {});
    },
  };
}
