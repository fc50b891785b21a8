import { LegalText } from './legal/LegalText';

/** The terms: one sentence (product 1.4). */
export function TermsPage() {
  return (
    <LegalText title="Términos y condiciones">
      <p>
        Las tarifas, los plazos de entrega y los límites varían según el país, el método de pago y la
        verificación.
      </p>
    </LegalText>
  );
}
