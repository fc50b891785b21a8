import { ActionIcon, Button } from '@mantine/core';
import { memo, useState } from 'react';
import { faceOf } from '@/ui/face';
import { IconDots } from '@/ui/icons';
import { onToggle } from '@/ui/secondPress';
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
  readonly onSelect: (id: number) => void;
  readonly onEdit: (id: number) => void;
  readonly onDelete: (id: number) => void;
  readonly onReopen: (() => void) | undefined;
}

const LINES = 2;

/** Method and actions of a card. They do not depend on the choice, so a choice does not render them again. */
const CardFoot = memo(function CardFoot({
  item,
  onEdit,
  onDelete,
  onReopen,
}: Pick<BeneficiaryCardProps, 'item' | 'onEdit' | 'onDelete' | 'onReopen'>) {
  const [opened, setOpened] = useState(false);
  return (
    <div className={classes.foot}>
      <span className={classes.method}>{item.method ?? 'Método desconocido'}</span>
      {onReopen && (
        <Button variant="subtle" aria-label="Cambiar beneficiario" onClick={onReopen}>
          Cambiar
        </Button>
      )}
      <ActionIcon
        aria-label={`Opciones de ${item.title}`}
        aria-expanded={opened}
        onClick={onToggle(() => setOpened(!opened))}
      >
        <IconDots size={20} aria-hidden />
      </ActionIcon>
      {opened && (
        <div className={classes.actions}>
          <Button
            variant="subtle"
            px="sm"
            aria-label={`Editar ${item.title}`}
            onClick={() => onEdit(item.id)}
          >
            Editar
          </Button>
          <Button
            variant="subtle"
            px="sm"
            color="rojo"
            aria-label={`Eliminar ${item.title}`}
            onClick={() => onDelete(item.id)}
          >
            Eliminar
          </Button>
        </div>
      )}
    </div>
  );
});

/** A radio card: the whole card selects the beneficiary; 'Editar' and 'Eliminar' are one press away. */
export const BeneficiaryCard = memo(function BeneficiaryCard(props: BeneficiaryCardProps) {
  const { item, selected } = props;
  return (
    <div
      className={classes.card}
      data-selected={selected || undefined}
      data-alone={(selected && props.count === 1) || undefined}
    >
      <label className={classes.choice}>
        <span className={classes.head}>
          <input
            type="radio"
            name={props.group}
            className="app-radio"
            checked={selected}
            onChange={() => props.onSelect(item.id)}
            aria-posinset={props.position}
            aria-setsize={props.count}
          />
          <span className={classes.title} translate="no">
            {item.title}
          </span>
          <span {...faceOf(item.title)} />
        </span>
        {item.lines.slice(0, LINES).map((line, index) => (
          <span key={index} className={classes.line} translate="no">
            {line}
          </span>
        ))}
      </label>
      <CardFoot item={item} onEdit={props.onEdit} onDelete={props.onDelete} onReopen={props.onReopen} />
    </div>
  );
});
