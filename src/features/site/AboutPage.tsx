import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { config } from '@/lib/config';
import { paths } from '@/lib/paths';
import { IconBolt, IconEye, IconLock, IconUser } from '@/ui/icons';
import { PageContainer, PageHeading } from '@/ui/page/PageContainer';
import classes from './AboutPage.module.css';

const values = [
  {
    Icon: IconEye,
    name: 'Claridad',
    text: 'La tasa y el monto que se recibe se ven antes de confirmar, no después.',
  },
  {
    Icon: IconLock,
    name: 'Cuidado',
    text: 'Tratamos tu dinero y tus datos como querríamos que trataran los nuestros.',
  },
  { Icon: IconBolt, name: 'Rapidez', text: 'Quien espera en casa no debería esperar por nosotros.' },
  { Icon: IconUser, name: 'Cercanía', text: 'Responde una persona, en español y todos los días.' },
];

/** About us: mission, vision, values (product 2.4). */
export function AboutPage() {
  return (
    <PageContainer>
      <PageHeading
        title="Conócenos"
        lead={`${config.brandName} acerca Europa y Venezuela. Tú envías euros desde la Unión Europea. Los tuyos reciben bolívares en minutos, sin comisiones ni costes ocultos.`}
      />
      <div className={classes.pair}>
        <section className={classes.statement}>
          <h2 className={classes.label}>Nuestra misión</h2>
          <p>
            Que ayudar a la familia desde lejos sea fácil. Un envío rápido y seguro, a una tasa competitiva
            que cualquiera entiende.
          </p>
        </section>
        <section className={classes.statement}>
          <h2 className={classes.label}>Nuestra visión</h2>
          <p>
            Ser la forma de confianza en que los venezolanos de Europa cuidan de los suyos, estén donde estén.
          </p>
        </section>
      </div>
      <section aria-labelledby="valores">
        <h2 id="valores" className={classes.title}>
          Nuestros valores
        </h2>
        <ul className={classes.values}>
          {values.map(({ Icon, name, text }) => (
            <li key={name} className={classes.value}>
              <Icon size={26} aria-hidden />
              <div>
                <h3>{name}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <div className={classes.ways}>
        <Button component={Link} to={paths.signUp} size="lg">
          Crear mi cuenta
        </Button>
        <Button component={Link} to={paths.contact} size="lg" variant="default">
          Hablar con nosotros
        </Button>
      </div>
    </PageContainer>
  );
}
