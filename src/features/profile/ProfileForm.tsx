import { Alert, Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect, useId, useRef, useState, type ChangeEvent, type ReactNode } from 'react';
import type { Country } from '@/api/countries';
import type { Profile } from '@/api/profile';
import type { ProfileUpdate } from '@/api/wire';
import { withLatest } from '@/lib/drafts';
import { ErrorText } from '@/ui/feedback/ErrorText';
import { LoadProblem } from '@/ui/feedback/LoadProblem';
import { CountrySelect } from '@/ui/fields/CountrySelect';
import { enterLeadsOn } from '@/ui/fields/enterLeadsOn';
import { tidiedIn } from '@/ui/fields/useCaret';
import { PhoneField } from '@/ui/phone/PhoneField';
import { missingFields, profileUpdate, typedValues, valuesOf, type ProfileValues } from './profileForm';
import classes from './ProfileForm.module.css';

const BIRTH_FLAGS = ['VE', 'CO', 'ES', 'CL', 'PE', 'MX'];
const RESIDENCE_FLAGS = ['VE', 'ES', 'CO', 'CL', 'PE', 'US'];

export interface ProfileFormProps {
  /** Initial profile. A later one changes neither the user's input nor the dirty check, until the form has another key. */
  readonly profile: Profile;
  /** Undefined while they load. */
  readonly countries: readonly Country[] | undefined;
  readonly onRetryCountries?: (() => void) | undefined;
  /** Id of the visitor's probable country; the residence shows it until the user chooses one. */
  readonly suggestedCountry: number | undefined;
  /** True while the profile is in review and cannot be changed. */
  readonly locked: boolean;
  readonly saving: boolean;
  /** Why the server refused the last save. */
  readonly problem: string | undefined;
  readonly onSave: (update: ProfileUpdate) => void;
  /** Input from before a reload. */
  readonly draft?: ProfileValues | undefined;
  /** Gets what differs from the profile that the form opened with. */
  readonly onType?: (typed: Partial<ProfileValues>) => void;
}

interface FormSectionProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** Related fields in a card; on a wide screen their title is beside them. */
function FormSection({ title, lead, children }: FormSectionProps) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        <p className={classes.lead}>{lead}</p>
      </div>
      <div className={classes.fields}>{children}</div>
    </section>
  );
}

/** The form of the personal data (product 2.16, 5.6). */
export function ProfileForm(props: ProfileFormProps) {
  const { countries, locked, saving, problem } = props;
  const save = useRef<HTMLButtonElement>(null);
  const [loaded] = useState(() => valuesOf(props.profile));
  const initialValues = (locked ? undefined : props.draft) ?? loaded;
  /** The fields that the user has ever changed, also back. */
  const [touched] = useState(() => new Set(Object.keys(typedValues(initialValues, loaded))));
  // A suggestion that arrives late does not replace what is being typed.
  const [held, setHeld] = useState<{ readonly country: number | undefined }>();
  const suggested = held ? held.country : props.suggestedCountry;
  const withSuggestion = (values: ProfileValues): ProfileValues =>
    locked ? values : { ...values, country: values.country ?? suggested ?? null };
  const form = useForm<ProfileValues>({
    initialValues,
    onValuesChange: (values) => {
      const typed = typedValues(values, loaded);
      Object.keys(typed).forEach((name) => touched.add(name));
      props.onType?.(typed);
    },
    validate: (values) => missingFields(withSuggestion(values)),
  });
  const values = withSuggestion(form.values);
  const missing = Object.values(missingFields(values));
  const text = (name: Exclude<keyof ProfileValues, 'countryBirth' | 'country' | 'phone'>) => ({
    ...form.getInputProps(name),
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      form.setFieldValue(name, tidiedIn(event.currentTarget)),
    disabled: locked,
    // The answer would overwrite input typed while saving.
    readOnly: saving,
    enterKeyHint: 'next' as const,
  });
  // The button was disabled while saving and lost the focus.
  useEffect(() => {
    if (problem !== undefined && !saving) save.current?.focus();
  }, [problem, saving]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles the key Enter of the fields inside
    <form
      className={classes.form}
      noValidate
      onKeyDown={enterLeadsOn}
      onSubmit={form.onSubmit((typed) => {
        if (saving || locked) return;
        const latest = withLatest(typed, touched, valuesOf(props.profile));
        props.onSave(profileUpdate(props.profile, withSuggestion(latest)));
      })}
    >
      {props.onRetryCountries && <LoadProblem what="los países" onRetry={props.onRetryCountries} />}
      <FormSection
        title="Identidad"
        lead="Escribe tus nombres y apellidos tal como aparecen en tu documento de identidad."
      >
        <TextInput
          {...text('first')}
          required
          label="Nombres"
          autoComplete="given-name"
          autoCapitalize="words"
        />
        <TextInput
          {...text('surnames')}
          required
          label="Apellidos"
          autoComplete="family-name"
          autoCapitalize="words"
        />
        <CountrySelect
          label="País de nacimiento"
          countries={countries}
          value={values.countryBirth}
          onChange={(id) => form.setFieldValue('countryBirth', id)}
          quick={BIRTH_FLAGS}
          disabled={locked || saving}
          autoComplete="off"
        />
      </FormSection>
      <FormSection title="Dirección" lead="Donde vives ahora.">
        <div onFocus={() => setHeld({ country: suggested })} onBlur={() => setHeld(undefined)}>
          <CountrySelect
            label="País de residencia"
            countries={countries}
            value={values.country}
            onChange={(id) => form.setFieldValue('country', id)}
            quick={RESIDENCE_FLAGS}
            disabled={locked || saving}
            autoComplete="country-name"
          />
        </div>
        <TextInput {...text('street')} required label="Calle" autoComplete="address-line1" />
        <div className={classes.pair}>
          <TextInput {...text('houseNo')} label="Número" placeholder="Opcional" autoComplete="off" />
          <TextInput {...text('flatDoor')} label="Piso / puerta" placeholder="Opcional" autoComplete="off" />
        </div>
        <TextInput
          {...text('address2')}
          label="Dirección 2"
          placeholder="Barrio, urbanización, referencia"
          autoComplete="address-line2"
        />
        <div className={classes.pair}>
          <TextInput {...text('city')} required label="Ciudad" autoComplete="address-level2" />
          <TextInput {...text('postcode')} required label="Código postal" autoComplete="postal-code" />
        </div>
      </FormSection>
      <FormSection title="Correo y teléfono" lead="Para avisarte de tus envíos.">
        <TextInput
          {...text('email')}
          required
          label="Correo electrónico"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="off"
          spellCheck={false}
        />
        <PhoneField
          label="Teléfono"
          value={values.phone}
          onChange={(phone) => form.setFieldValue('phone', phone)}
          disabled={locked || saving}
        />
      </FormSection>
      <div className={classes.end}>
        {/* Not a live region, because the toast says it. */}
        {problem !== undefined && (
          <Alert color="rojo" role="group" title="No se pudo guardar">
            <ErrorText>{problem}</ErrorText>
          </Alert>
        )}
        <Button
          ref={save}
          type="submit"
          size="lg"
          className={classes.save}
          disabled={locked || saving || missing.length > 0}
        >
          {saving ? 'Guardando…' : 'Guardar'}
        </Button>
        {!locked && missing.length > 0 && (
          <p className="app-note">{`Para guardar falta${missing.length > 1 ? 'n' : ''}: ${missing.join(', ')}.`}</p>
        )}
      </div>
    </form>
  );
}
