import type { TextRule } from './parameters';

const forms: Record<TextRule['form'], string> = {
  title: 'empieza con mayúscula y no lleva punto',
  sentence: 'una frase con su punto',
  action: 'empieza con un verbo en infinitivo, sin punto',
  noun: 'un nombre con su artículo, dentro de otra frase',
};

/** The rules of a piece's texts, which a test checks in the whole app. */
export function TextRules({ texts }: { readonly texts: Readonly<Record<string, TextRule>> }) {
  return (
    <ul>
      {Object.entries(texts).map(([prop, { max, form }]) => (
        <li key={prop}>
          <code>{prop}</code>: {forms[form]}; como mucho, {max} letras.
        </li>
      ))}
    </ul>
  );
}
