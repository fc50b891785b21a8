import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';

/** Shows a flow when the reader asks for it: a flow plays when it appears, and takes the focus from the page. */
export function OnDemand({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState(false);
  return shown ? children : <Button onClick={() => setShown(true)}>Reproducir el flujo</Button>;
}
