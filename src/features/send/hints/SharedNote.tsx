import { memo, useEffect, useState } from 'react';
import { readSharedText } from '@/lib/sharedText';

/** Says on step 1 that a message, which another app shared, waits for step 2 (product 5.12). */
export const SharedNote = memo(function SharedNote() {
  const [waits, setWaits] = useState(false);
  useEffect(() => {
    void readSharedText().then((text) => setWaits(text !== undefined));
  }, []);
  return (
    waits && (
      <p role="status">
        Ha llegado un mensaje. Elige el monto y en el paso 2 te lo mostramos, por si quieres usarlo para un
        beneficiario nuevo.
      </p>
    )
  );
});
