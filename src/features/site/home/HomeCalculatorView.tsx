import type { CalculatorInput } from '@/lib/calculator';
import type { Decimal } from '@/lib/money';
import { paths } from '@/lib/paths';
import { Calculator } from '@/ui/Calculator';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import classes from './Hero.module.css';

/** An amount that shows what the service does; on /envia1 a sender starts with their own. */
const example: CalculatorInput = { side: 'send', text: '100' };

interface HomeCalculatorViewProps {
  /** Bs per euro. */
  readonly rate: Decimal;
  /** For somebody who is signed in; others are led by a link, and log in on the way. */
  readonly onSendMoney?: ((input: CalculatorInput) => void) | undefined;
}

/** What arrives for an amount, and the way to send it: /envia1 opens with what was typed here. */
export function HomeCalculatorView({ rate, onSendMoney }: HomeCalculatorViewProps) {
  const [input, setInput] = useState(example);
  return (
    <section className={classes.calculator} aria-label="Calcula tu envío">
      <Calculator input={input} onChange={setInput} rate={rate} refreshing={false} />
      <Button
        component={Link}
        to={paths.sendQuote}
        state={{ input }}
        size="lg"
        fullWidth
        onClick={(event) => {
          if (!onSendMoney) return;
          event.preventDefault();
          onSendMoney(input);
        }}
      >
        Enviar dinero
      </Button>
    </section>
  );
}
