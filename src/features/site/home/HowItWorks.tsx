import { Section } from '../Section';
import classes from './HowItWorks.module.css';

const steps = [
  ['Regístrate', 'Crea tu cuenta con tu correo o tu teléfono y una contraseña.'],
  [
    'Verifica tu correo e identificación',
    'Confirma el código que te enviamos y escribe tus datos tal como están en tu documento.',
  ],
  [
    'Empieza a enviar',
    'Elige cuánto envías, di quién lo recibe y confirma. Sigues cada envío en tu historial.',
  ],
] as const;

/** The three steps to the first exchange (product 2.3). */
export function HowItWorks() {
  return (
    <Section title="Empieza en tres pasos">
      <ol className={classes.steps}>
        {steps.map(([name, text]) => (
          <li key={name} className={classes.step}>
            <h3 className={classes.name}>{name}</h3>
            <p className={classes.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
