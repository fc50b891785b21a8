import type { FieldOption } from '@/api/paymentMethods';
import { IconAlertTriangle, IconBuildingBank } from '@/ui/icons';
import { ACCOUNT_DIGITS, accountNotes } from '../bankAccount';
import classes from './AccountHelp.module.css';

export interface AccountHelpProps {
  readonly account: string;
  /** The bank options of the same form. */
  readonly banks: readonly FieldOption[];
}

/** Shows the bank of an account number, the number of typed digits, and a warning if the check digits do not match. */
export function AccountHelp({ account, banks }: AccountHelpProps) {
  const { bank, suspicious } = accountNotes(account, banks);
  const digits = account.replace(/\D/g, '').length;
  return (
    <div className={classes.help} role="status">
      {bank !== undefined && (
        <p className={classes.bank}>
          <IconBuildingBank size={18} aria-hidden />
          <span translate="no">{bank}</span>
        </p>
      )}
      {digits > 0 && digits < ACCOUNT_DIGITS && (
        <p className={classes.count} aria-hidden>
          {`${digits} de ${ACCOUNT_DIGITS}`}
        </p>
      )}
      {suspicious && (
        <p className={classes.warning}>
          <IconAlertTriangle size={18} aria-hidden />
          Revisa el número: los dígitos de control no coinciden. Si es correcto, puedes guardarlo.
        </p>
      )}
    </div>
  );
}
