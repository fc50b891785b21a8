import { Button, Card, NumberInput, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';

async function loadRate(): Promise<number> {
  const response = await fetch('/api/exchange-rate?FKCurrency_From=43&FKCurrency_To=147');
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const { rate } = (await response.json()) as { rate: number };
  return rate;
}

/** Two amounts that the rate connects. */
export function Calculator() {
  const [send, setSend] = useState(1);
  const { data: rate } = useQuery({ queryKey: ['rate'], queryFn: loadRate, retry: false });
  if (rate === undefined) return null;
  return (
    <Card withBorder>
      <NumberInput
        label="Envías"
        value={send}
        onChange={(value) => setSend(Number(value))}
        decimalSeparator=","
        decimalScale={2}
      />
      <Text>Tasa actual: 1 € = {rate} Bs</Text>
      <NumberInput
        label="Reciben"
        value={send * rate}
        onChange={(value) => setSend(Number(value) / rate)}
        decimalSeparator=","
        decimalScale={2}
      />
      <Button component={Link} to="/iniciar">
        Enviar dinero ahora
      </Button>
    </Card>
  );
}
