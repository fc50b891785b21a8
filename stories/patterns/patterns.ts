/** A way in which several pieces solve a task, with the sections of docs/product.md that it obeys. Texts are Spanish. */
export interface Pattern {
  /** Its name in the sidebar. */
  readonly title: string;
  /** When to use it. */
  readonly use: string;
  /** When not to use it, and the alternative. */
  readonly avoid: string;
  /** Names of the pieces that it is made of. */
  readonly pieces: readonly string[];
  /** Numbers of the sections of docs/product.md, the most important one first. */
  readonly sections: readonly string[];
}

/** The patterns in the order of the sidebar, by the name of the file with their flow. */
export const patterns = {
  AskAmount: {
    title: 'Pedir un importe',
    use: 'Para el dinero que alguien decide mientras lo escribe: los euros que envía o los bolívares que reciben. La tasa, el mínimo y el otro importe están a la vista.',
    avoid:
      'Para un importe que solo se lee: usa Money. Para otros números, como un código o un teléfono: tienen su campo.',
    pieces: ['Calculator', 'AmountField', 'ErrorText'],
    sections: ['5.7', '5.8', '2.17', '9.3'],
  },
  ConfirmForGood: {
    title: 'Confirmar lo que no se puede deshacer',
    use: 'Antes de borrar algo o de repetir un envío. La pregunta nombra lo que se pierde, y el foco empieza en la respuesta inofensiva.',
    avoid:
      'Si se puede deshacer, hazlo sin preguntar. Si la página ya muestra lo que se confirma, como el resumen de un envío, basta con su botón.',
    pieces: ['ConfirmDialog'],
    sections: ['2.19', '4.9', '4.10'],
  },
  LostAnswer: {
    title: 'Cuando se pierde la respuesta',
    use: 'Cuando una llamada mueve dinero y su respuesta no llega: nadie sabe si se hizo. Se dice así, se averigua sin que nadie pulse nada y se cuenta el resultado.',
    avoid: 'Para una lectura que falla, que se puede repetir sin más: usa LoadProblem o StateMessage.',
    pieces: ['ErrorText', 'ConfirmDialog'],
    sections: ['4.10', '4.9', '4.11', '2.18'],
  },
  WaitSafely: {
    title: 'Esperar sin perder nada',
    use: 'Mientras llega una respuesta. Lo escrito se queda en su sitio, el botón dice que está en curso y nada se mueve cuando la respuesta llega.',
    avoid:
      'No bloquees la página entera, ni pongas solo una rueda en una página vacía: muestra la forma de lo que viene.',
    pieces: ['Calculator', 'LoadProblem'],
    sections: ['4.17', '4.11', '4.14', '7.7'],
  },
  OneTimeCode: {
    title: 'Código de un solo uso',
    use: 'Para comprobar un correo o un teléfono con un código de seis cifras. Se puede pegar, corregir y pedir otro.',
    avoid: 'Para una contraseña o un documento: usa PasswordField o el campo de su formulario.',
    pieces: ['CodeField', 'ResendCodeButton', 'ContactField', 'ErrorText'],
    sections: ['5.4', '4.6', '2.14', '4.5'],
  },
  LongList: {
    title: 'Lista larga',
    use: 'Cuando hay más filas de las que caben. Se dice cuántas hay, se busca y se filtra sin otra página, y siempre hay una vuelta a todas.',
    avoid:
      'Para elegir entre pocas opciones, todas a la vista. Para elegir una entre muchas: usa SearchSelect.',
    pieces: ['SearchField', 'StatusBadge', 'DateTime', 'Money', 'StateMessage'],
    sections: ['2.21', '4.13', '8.6'],
  },
  MoneyAndDates: {
    title: 'Dinero y fechas',
    use: 'Siempre que se muestra un importe o un instante: el importe, con su moneda y dos decimales; la fecha, en la hora del país donde vive quien lee.',
    avoid:
      'Para escribir un importe: usa «Pedir un importe». Para una espera corta: es una cuenta atrás, no una fecha.',
    pieces: ['Money', 'DateTime', 'DetailsList'],
    sections: ['9.5', '9.6', '2.20', '2.21'],
  },
  FreeStatus: {
    title: 'Estado libre del servidor',
    use: 'Para un estado que escribe el servidor, con sus palabras y su color. Se muestra tal como llega, y también si no llega o nadie lo conoce.',
    avoid: 'Si la aplicación conoce todos los valores: entonces un texto propio y un icono por cada uno.',
    pieces: ['StatusBadge', 'DateTime'],
    sections: ['4.13', '9.7', '2.21', '2.26'],
  },
} satisfies Readonly<Record<string, Pattern>>;
