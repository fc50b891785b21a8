import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { LegalText } from './legal/LegalText';

/** The terms: one sentence, and a link to the information about accessibility (product 1.4). */
export function TermsPage() {
  return (
    <LegalText title="Términos y condiciones">
      <p>
        Las tarifas, los plazos de entrega y los límites varían según el país, el método de pago y la
        verificación.
      </p>
      <p>
        <Link to={paths.accessibility}>Accesibilidad del servicio</Link>
      </p>
    </LegalText>
  );
}
