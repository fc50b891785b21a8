import { Button, Group, Input } from '@mantine/core';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PaymentMethod } from '@/api/paymentMethods';
import { dropSharedText, readSharedText } from '@/lib/sharedText';
import { OutsideLink } from '@/navigation/OutsideLink';
import { usePageCall } from '@/ui/usePageCall';
import type { PasteTarget } from '../BeneficiaryForm';
import { problemsOf } from '../beneficiaryForm';
import type { FieldRule } from '../fieldRules';
import type { Draft } from '../newDraft';
import { applyMessage, fillsAny, withoutMessage } from './applyMessage';
import { methodOf } from './fillFields';
import { MAX_LENGTH, parseMessage, type PastedData } from './parseMessage';
import { PasteOutcome } from './PasteOutcome';
import { requestLink } from './requestTemplate';
import classes from './PastePanel.module.css';

export interface PastePanelProps extends PasteTarget {
  readonly methods: readonly PaymentMethod[];
  readonly methodId: number | undefined;
  readonly onMethodChange: (id: number | undefined) => void;
  /** The fields of the chosen method; empty while they load. */
  readonly rules: readonly FieldRule[];
  readonly onClose: () => void;
}

/** A message that was read, and the form before it. */
interface Reading {
  readonly data: PastedData;
  readonly before: {
    readonly draft: Draft;
    readonly filled: Draft;
    readonly methodId: number | undefined;
  };
}

const canRead = () => 'clipboard' in navigator && 'readText' in navigator.clipboard;

/** Both buttons in one row on a phone; the one in colour is that of the form. */
const small = { size: 'xs', px: 'xs' } as const;

/** Takes a message and fills the form with it. The message itself is not kept. */
export function PastePanel({
  methods,
  methodId,
  onMethodChange,
  rules,
  draft,
  filled,
  messageText,
  onMessageTextChange,
  unread,
  applied,
  onApply,
  onFocusNext,
  onClose,
}: PastePanelProps) {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const [reading, setReading] = useState<Reading>();
  const [problem, setProblem] = useState<string>();
  const [cut, setCut] = useState(false);

  const read = (text: string) => {
    onMessageTextChange('');
    const data = parseMessage(text);
    setCut(text.length > MAX_LENGTH);
    const empty = Object.values(data).every((value) => value === undefined);
    setProblem(empty ? 'No encontramos datos seguros en el mensaje. Rellena los campos a mano.' : undefined);
    setReading(empty ? undefined : { data, before: { draft, filled, methodId } });
    const wanted = methodOf(data, methods)?.id;
    if (wanted !== undefined && wanted !== methodId) onMethodChange(wanted);
  };

  const fill = (data: PastedData, overwrite: boolean) => {
    const application = applyMessage(rules, data, { draft, filled }, overwrite);
    onApply(application, application);
  };

  const done = applied && applied.data === reading?.data ? applied : undefined;
  const waiting = reading !== undefined && !done;
  const folded = done !== undefined && fillsAny(done);

  // The fields of the method may still be loading, or nobody has chosen one.
  const fillWaiting = useEffectEvent(() => {
    if (waiting && rules.length > 0) fill(reading.data, false);
  });
  useEffect(() => fillWaiting(), [waiting, rules]);

  // Whoever chose a method or a field meanwhile stays there.
  const moveOn = useEffectEvent(() => {
    if (folded && document.activeElement === document.body) onFocusNext();
  });
  useLayoutEffect(() => moveOn(), [folded]);

  const undo = () => {
    if (!reading || !done) return;
    const { before } = reading;
    // The box is there again before it gets the focus.
    flushSync(() => {
      onApply({ draft: withoutMessage(draft, done.changed, before.draft), filled: before.filled }, undefined);
      onMethodChange(before.methodId);
      setReading(undefined);
    });
    box.current?.focus();
  };

  const [readClipboard] = usePageCall<undefined, string>({
    call: () => navigator.clipboard.readText(),
    choice: messageText,
    whileHere: read,
    onFailure(_error, here) {
      if (!here) return;
      setProblem('No pudimos leer el portapapeles. Pega el mensaje en el recuadro.');
      box.current?.focus();
    },
  });

  const [offered, setOffered] = useState<string>();
  const offer = useEffectEvent((shared: string | undefined) => {
    if (shared === undefined) box.current?.focus();
    setOffered(shared);
  });
  useEffect(() => {
    void readSharedText().then(offer);
  }, []);
  const decide = (uses: boolean) => {
    if (uses && offered !== undefined) {
      if (messageText.trim() === '') read(offered);
      else onMessageTextChange(`${messageText}\n${offered}`);
    }
    setOffered(undefined);
    void dropSharedText();
    box.current?.focus();
  };

  return (
    <section className={classes.panel} aria-label="Pegar datos">
      {/* Any website can send a message here, so nothing is filled in unasked. */}
      {offered !== undefined && (
        <div role="group" aria-label="¿Usar este mensaje?">
          <p className={classes.question}>¿Usar este mensaje?</p>
          <p>Llegó de otra aplicación o de una página web. Úsalo solo si lo compartiste tú.</p>
          <blockquote className={classes.offered} translate="no">
            {offered}
          </blockquote>
          <Group gap="xs">
            <Button variant="light" onClick={() => decide(true)}>
              Usar este mensaje
            </Button>
            <Button variant="default" onClick={() => decide(false)}>
              Descartar
            </Button>
          </Group>
        </div>
      )}
      {!folded && (
        <>
          <Input.Wrapper
            id={id}
            label="Mensaje con los datos"
            description="Pega el mensaje de WhatsApp y rellenamos los campos. No guardamos el mensaje."
            error={unread && 'El mensaje no se ha leído todavía: pulsa «Rellenar los campos».'}
          >
            <Input
              component="textarea"
              ref={box}
              id={id}
              data-path="message"
              error={unread}
              className={classes.box}
              multiline
              rows={3}
              autoComplete="off"
              spellCheck={false}
              value={messageText}
              onChange={(event) => onMessageTextChange(event.currentTarget.value)}
              onPaste={(event) => {
                // What was typed is read together with what is pasted.
                if (messageText.trim() !== '') return;
                event.preventDefault();
                read(event.clipboardData.getData('text'));
              }}
            />
          </Input.Wrapper>
          <Group gap="xs">
            {messageText.trim() !== '' ? (
              <Button {...small} variant="light" onClick={() => read(messageText)}>
                Rellenar los campos
              </Button>
            ) : (
              canRead() && (
                <Button {...small} variant="light" onClick={() => readClipboard(undefined)}>
                  Pegar del portapapeles
                </Button>
              )
            )}
            <Button
              {...small}
              variant="default"
              onClick={() => {
                onMessageTextChange('');
                onClose();
              }}
            >
              Cerrar
            </Button>
          </Group>
          <OutsideLink className={classes.request} href={requestLink} label="Pedir los datos por WhatsApp" />
        </>
      )}
      <PasteOutcome
        problem={problem}
        cut={cut}
        waiting={waiting}
        needsMethod={methodId === undefined}
        done={done}
        missing={problemsOf(rules, draft).map(({ rule }) => rule.label)}
        onUndo={undo}
        onOverwrite={() => {
          if (!reading) return;
          fill(reading.data, true);
          onFocusNext();
        }}
      />
    </section>
  );
}
