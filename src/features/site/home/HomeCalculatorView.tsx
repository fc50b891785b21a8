import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { calculate, inputOf, type CalculatorInput } from '@/lib/calculator';
import type { Decimal } from '@/lib/money';
import { paths } from '@/lib/paths';
import { isPlainClick } from '@/navigation/plainClick';
import { Calculator } from '@/ui/money/Calculator';
import classes from './Hero.module.css';

/** The initial input. The button passes the current input to /envia1, even if it is still this one. */
const example = inputOf('send', '100');

interface HomeCalculatorViewProps {
  /** Bs per euro. */
  readonly rate: Decimal;
  /** For a signed-in user; visitors get a link, which leads to the login first. */
  readonly onSendMoney?: ((input: CalculatorInput) => void) | undefined;
}

/** Shows the received amount and leads to /envia1, which opens with the input. */
export function HomeCalculatorView({ rate, onSendMoney }: HomeCalculatorViewProps) {
  const [input, setInput] = useState(example);
  return (
    <section className={classes.calculator} aria-label="Calcula tu envío">
      <Calculator calculation={calculate(input, rate)} onChange={setInput} refreshing={false} />
      <Button
        component={Link}
        to={paths.sendQuote}
        state={{ input }}
        size="lg"
        fullWidth
        onClick={(event) => {
          if (!onSendMoney || !isPlainClick(event)) return;
          event.preventDefault();
          onSendMoney(input);
        }}
      >
        Enviar dinero
      </Button>
    </section>
  );
}
