import '@/ui/fields/pickerStyles';
import '@mantine/core/styles/Group.layer.css';
import { Button, Group } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useCallbackRef } from '@mantine/hooks';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import type { PaymentMethod } from '@/api/paymentMethods';
import { enterLeadsOn } from '@/ui/fields/enterLeadsOn';
import { fieldKey, problemsOf } from './beneficiaryForm';
import { readTyped } from './fieldKind';
import { bankOptions, type FieldRule } from './fieldRules';
import { ConfiguredField } from './fields/ConfiguredField';
import { METHOD_TEXT, METHOD_TITLE, MethodPicker } from './MethodPicker';
import type { Draft } from './newDraft';
import type { Application } from './paste/applyMessage';
import classes from './BeneficiaryForm.module.css';

export interface BeneficiaryFormProps {
  readonly methods: readonly PaymentMethod[];
  readonly methodId: number | undefined;
  readonly onMethodChange: (id: number) => void;
  /** The fields of the chosen method in the server's order; empty while they load. */
  readonly rules: readonly FieldRule[];
  /** Replaces the fields while they load or when they failed to load. */
  readonly instead?: ReactNode;
  readonly initialDraft: Draft;
  /** The values in it that messages filled in. */
  readonly initialFilled: Draft;
  /** Called on every change. */
  readonly onType?: (values: FormValues) => void;
  readonly saving: boolean;
  readonly onSubmit: (draft: Draft) => void;
  /** Called when the form could not be sent, with a title that names the reason and, unless a field says it, what to do. */
  readonly onRefused: (title: string, message?: string) => void;
  readonly onCancel: (() => void) | undefined;
  /** Renders what fills the form from a message; not for a saved beneficiary. */
  readonly paste?: (target: PasteTarget) => ReactNode;
}

/** What the fields have. */
export interface FormValues {
  readonly draft: Draft;
  /** The values that messages filled in; a field with another value was changed by the user. */
  readonly filled: Draft;
}

/** The form, as what fills it sees it. */
export interface PasteTarget extends FormValues {
  /** A message that was typed and not read yet. */
  readonly messageText: string;
  readonly onMessageTextChange: (text: string) => void;
  /** True if the form was refused while a message was not read. */
  readonly unread: boolean;
  /** What a message filled in last. */
  readonly applied: Application | undefined;
  /** Replaces the values. */
  readonly onApply: (values: FormValues, applied: Application | undefined) => void;
  /** Focuses the first field that is empty or wrong, else the button that saves. */
  readonly onFocusNext: () => void;
}

const UNREAD_TITLE = 'Los campos no están rellenos';
const UNREAD_TEXT = 'Pulsa «Rellenar los campos» o borra el mensaje.';

const pathOf = (rule: FieldRule) => `draft.${fieldKey(rule.name)}` as const;

/**
 * Creates or edits a beneficiary: first the method, then the fields that the server configured for it (product 5.9).
 */
export function BeneficiaryForm(props: BeneficiaryFormProps) {
  const { methods, methodId, rules } = props;
  const form = useForm<FormValues>({
    initialValues: { draft: props.initialDraft, filled: props.initialFilled },
    onValuesChange: (values) => props.onType?.(values),
    validate: ({ draft }) => ({
      ...(methodId === undefined && { method: METHOD_TEXT }),
      ...Object.fromEntries(problemsOf(rules, draft).map(({ rule, problem }) => [pathOf(rule), problem])),
    }),
  });
  const { draft, filled } = form.values;
  const [applied, setApplied] = useState<Application>();
  const [messageText, setMessageText] = useState('');
  const banks = bankOptions(rules);
  // Not the form's own search, which finds a field of the same name in another tab.
  const own = useRef<HTMLFormElement>(null);
  const focusOn = useCallbackRef((path: string) =>
    own.current?.querySelector<HTMLElement>(`[data-path="${path}"]`)?.focus(),
  );

  /** Puts the value that the user means into the field. */
  const read = (rule: FieldRule) => {
    const typed = form.getValues().draft[fieldKey(rule.name)] ?? '';
    const value = readTyped(rule, typed);
    if (value !== typed) form.setFieldValue(pathOf(rule), value);
  };

  /** Names the first error and focuses its field. */
  const refuse = () => {
    const [first] = problemsOf(rules, form.getValues().draft);
    // What is missing may be in the message.
    if (messageText.trim() !== '') {
      form.setFieldError('message', UNREAD_TEXT);
      props.onRefused(UNREAD_TITLE, UNREAD_TEXT);
      focusOn('message');
    } else if (methodId === undefined) {
      props.onRefused(METHOD_TITLE, METHOD_TEXT);
      focusOn('method');
    } else if (first) {
      // The field says what is wrong with it.
      props.onRefused(`Campo inválido: ${first.rule.label}`);
      focusOn(pathOf(first.rule));
    }
  };

  const focusNext = () => {
    const [first] = problemsOf(rules, form.getValues().draft);
    focusOn(first ? pathOf(first.rule) : 'save');
  };

  // After the press of a method its first field is next, unless the focus has moved while the fields were loading.
  const pressed = useRef<Element>(null);
  const enter = useEffectEvent(() => {
    if (!pressed.current || rules.length === 0) return;
    if (document.activeElement === pressed.current) focusNext();
    pressed.current = null;
  });
  useEffect(() => enter(), [rules]);

  const submit = form.onSubmit(({ draft: typed }) => {
    if (!props.saving) props.onSubmit(typed);
  }, refuse);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles the key Enter of the fields inside
    <form
      ref={own}
      className={classes.form}
      noValidate
      autoComplete="off"
      onKeyDown={enterLeadsOn}
      onSubmit={(event) => {
        // Enter sends the form while a field has the focus.
        rules.forEach(read);
        submit(event);
      }}
    >
      {props.paste?.({
        draft,
        filled,
        messageText,
        onMessageTextChange(text) {
          form.clearFieldError('message');
          setMessageText(text);
        },
        unread: form.errors.message !== undefined,
        applied,
        onApply(values, application) {
          form.clearErrors();
          setApplied(application);
          form.setValues({ draft: values.draft, filled: values.filled });
        },
        onFocusNext: focusNext,
      })}
      <MethodPicker
        methods={methods}
        value={methodId}
        onChange={(id, isPress) => {
          pressed.current = isPress ? document.activeElement : null;
          form.clearErrors();
          props.onMethodChange(id);
        }}
        error={form.errors.method !== undefined}
      />
      {props.instead}
      {rules.length > 0 && (
        <div className={classes.fields}>
          {rules.map((rule) => {
            const key = fieldKey(rule.name);
            const value = draft[key] ?? '';
            return (
              <div key={`${methodId} ${rule.name}`}>
                <ConfiguredField
                  {...form.getInputProps(pathOf(rule))}
                  rule={rule}
                  banks={banks}
                  value={value}
                  onBlur={() => {
                    read(rule);
                    if (value) form.validateField(pathOf(rule));
                  }}
                />
                {filled[key] === value && <p className={classes.mark}>Del mensaje</p>}
              </div>
            );
          })}
        </div>
      )}
      <Group className={classes.actions} gap="sm">
        {props.onCancel && (
          <Button variant="default" onClick={props.onCancel}>
            Cancelar
          </Button>
        )}
        <Button
          data-path="save"
          type="submit"
          loading={props.saving}
          disabled={methodId !== undefined && rules.length === 0}
        >
          Guardar beneficiario
        </Button>
      </Group>
    </form>
  );
}
