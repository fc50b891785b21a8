import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { OutsideLink } from '@/navigation/OutsideLink';
import { complaintPath, mayComplain } from '../receipt';
import { problemLink, problemMessage, problems, type ProblemSource } from './problemMessage';
import classes from './ProblemView.module.css';

/** What may be wrong; each choice opens WhatsApp with the message for support (product 2.27). Last, a letter. */
export function ProblemView(source: ProblemSource) {
  return (
    <section className={classes.problem} aria-labelledby="algo-no-va-bien">
      <h2 id="algo-no-va-bien" className={classes.heading}>
        ¿Qué ha pasado?
      </h2>
      <p className="app-note">
        Se abre WhatsApp con un mensaje para nosotros: tu nombre, el envío y sus estados, sin cédula ni
        cuenta.
      </p>
      <ul className={classes.list}>
        {problems.map((problem) => (
          <li key={problem}>
            <Anchor
              component={OutsideLink}
              label={problem}
              className={classes.link}
              href={problemLink(problemMessage(problem, source))}
            />
          </li>
        ))}
      </ul>
      {mayComplain(source.exchange, source.now) && (
        <Anchor component={Link} to={complaintPath(source.exchange.exchangeId)} className={classes.letter}>
          Escribir una reclamación
        </Anchor>
      )}
    </section>
  );
}
