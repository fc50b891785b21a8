import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { config } from '@/lib/config';
import { dayOf } from '@/lib/dates';
import { formatWeekday } from '@/lib/days';
import { downloadFile } from '@/lib/download';
import type { Decimal } from '@/lib/money';
import { randomId } from '@/lib/randomId';
import { toastSaved } from '@/ui/feedback/toast';
import { MOST_MONTH_DAY, reminderFile, type Rhythm } from './reminder';
import classes from '../ReceiptActions.module.css';

const timeZone = 'Europe/Madrid';
const monthDays = Array.from({ length: MOST_MONTH_DAY }, (_, index) => index + 1);

interface ReminderViewProps {
  /** The euros that the reminder brings to step 1. */
  readonly amount: Decimal;
  /** In ms. */
  readonly now: number;
}

/** Saves a calendar file that reminds of sending the same amount again (product 2.29). */
export function ReminderView({ amount, now }: ReminderViewProps) {
  const today = dayOf(now, timeZone);
  const [rhythm, setRhythm] = useState<Rhythm>(() => {
    const day = Number(today.slice(8));
    return day > MOST_MONTH_DAY ? 'last' : day;
  });
  // The same for every press, so that a calendar has one event and not two.
  const [id] = useState(randomId);
  const save = () => {
    const text = reminderFile({ rhythm, amount, today, now, id, origin: location.origin });
    downloadFile(new File([text], 'recordatorio.ics', { type: 'text/calendar' }));
    toastSaved('Recordatorio guardado', 'Abre recordatorio.ics para añadirlo a tu calendario.');
  };
  return (
    <section className={classes.opened} aria-label="Recordatorio">
      <p className="app-note">
        {`Guarda un recordatorio en tu calendario que abre ${config.brandName} con este monto. No lleva nombres ni cuentas.`}
      </p>
      <NativeSelect
        label="Cuándo"
        value={String(rhythm)}
        onChange={({ currentTarget: { value } }) =>
          setRhythm(value === 'weekly' || value === 'last' ? value : Number(value))
        }
        data={[
          { value: 'weekly', label: `Cada semana, el ${formatWeekday(today)}` },
          ...monthDays.map((day) => ({ value: String(day), label: `Cada mes, el día ${day}` })),
          { value: 'last', label: 'Cada mes, el último día' },
        ]}
      />
      <Button variant="default" onClick={save}>
        Guardar el recordatorio
      </Button>
    </section>
  );
}
