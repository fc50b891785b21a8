import { ActionIcon } from '@mantine/core';
import { IconEdit, IconTrash } from '@/ui/icons';
import classes from './BeneficiaryCard.module.css';

/** A saved beneficiary as the chooser shows it. */
export interface BeneficiaryItem {
  readonly id: number;
  readonly title: string;
  /** Name of the payment method, if known. */
  readonly method: string | undefined;
  /** Details that identify it, in the order of its fields. */
  readonly lines: readonly string[];
}

export interface BeneficiaryCardProps {
  readonly item: BeneficiaryItem;
  /** Name of the radio group. */
  readonly group: string;
  /** 1-based position among all cards, and their number: only some cards are in the page. */
  readonly position: number;
  readonly count: number;
  readonly selected: boolean;
  readonly onSelect: () => void;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

const LINES = 2;

/** A radio card: the whole card selects the beneficiary; two buttons edit and delete it. */
export function BeneficiaryCard(props: BeneficiaryCardProps) {
  const { item, selected } = props;
  return (
    <div className={classes.card} data-selected={selected || undefined}>
      <label className={classes.choice}>
        <span className={classes.head}>
          <input
            type="radio"
            name={props.group}
            className="app-radio"
            checked={selected}
            onChange={props.onSelect}
            aria-posinset={props.position}
            aria-setsize={props.count}
          />
          <span className={classes.title}>{item.title}</span>
        </span>
        {item.lines.slice(0, LINES).map((line, index) => (
          <span key={index} className={classes.line}>
            {line}
          </span>
        ))}
      </label>
      <div className={classes.foot}>
        <span className={classes.method}>{item.method ?? 'Método desconocido'}</span>
        <ActionIcon variant="subtle" color="gray" aria-label={`Editar ${item.title}`} onClick={props.onEdit}>
          <IconEdit size={20} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="rojo"
          aria-label={`Eliminar ${item.title}`}
          onClick={props.onDelete}
        >
          <IconTrash size={20} aria-hidden />
        </ActionIcon>
      </div>
    </div>
  );
}
