import type { BeneficiaryItem } from '@/features/beneficiaries/BeneficiaryCard';

/** Saved beneficiaries; one has an unknown method and a very long title. */
export const someItems: readonly BeneficiaryItem[] = [
  { id: 1, title: 'Mamá', method: 'Pago móvil', lines: ['Rosa Elena Pérez', '0102 · Banco de Venezuela'] },
  {
    id: 2,
    title: 'Tío Ramón',
    method: 'Transferencia bancaria',
    lines: ['Ramón Antonio Rondón', 'V5234567'],
  },
  { id: 3, title: 'Inversiones y Suministros del Oriente, C. A.', method: undefined, lines: ['VE-0001'] },
];

export function manyItems(count: number): readonly BeneficiaryItem[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    title: `Beneficiario ${index + 1}`,
    method: 'Pago móvil',
    lines: ['0134 · Banesco', `V${10_000_000 + index}`],
  }));
}
