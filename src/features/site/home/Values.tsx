import { IconBolt, IconEye, IconTrendingUp } from '@/ui/icons';
import { Section } from '../Section';
import classes from './Values.module.css';

const values = [
  {
    Icon: IconTrendingUp,
    name: 'Competitividad',
    text: 'Una tasa competitiva y al día, para que cada euro llegue convertido en más bolívares.',
  },
  {
    Icon: IconEye,
    name: 'Transparente',
    text: 'Sin comisiones ni costes ocultos: ves la tasa y lo que reciben antes de confirmar.',
  },
  {
    Icon: IconBolt,
    name: 'Rápido',
    text: 'El dinero llega en minutos, y en tu historial ves en qué punto está cada envío.',
  },
];

/** The three value cards (product 2.3). */
export function Values() {
  return (
    <Section title="Lo que puedes esperar de nosotros">
      <ul className={classes.cards}>
        {values.map(({ Icon, name, text }) => (
          <li key={name} className={classes.card}>
            <Icon size={26} aria-hidden />
            <h3 className={classes.name}>{name}</h3>
            <p className={classes.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
