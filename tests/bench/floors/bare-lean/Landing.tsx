import { Badge, Button, Card, Container, Group, List, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { Calculator } from './Calculator';
import { closing, hero, quotes, steps, values } from './texts';

/** The landing page's text and calculator in plain Mantine. */
export function Landing() {
  return (
    <Container>
      <Stack gap="xl">
        <Badge>Europa → Venezuela</Badge>
        <Title>{hero.title}</Title>
        <Text size="lg">{hero.text}</Text>
        <Group>
          <Button component={Link} to="/iniciar" size="lg">
            Enviar dinero ahora
          </Button>
        </Group>
        <Calculator />
        <Title order={2}>Empieza en tres pasos</Title>
        <List type="ordered">
          {steps.map(([title, text]) => (
            <List.Item key={title}>
              <Title order={3}>{title}</Title>
              <Text>{text}</Text>
            </List.Item>
          ))}
        </List>
        <Title order={2}>Lo que puedes esperar de nosotros</Title>
        <SimpleGrid cols={{ base: 1, md: 3 }}>
          {values.map(([title, text]) => (
            <Card key={title} withBorder>
              <Title order={3}>{title}</Title>
              <Text>{text}</Text>
            </Card>
          ))}
        </SimpleGrid>
        <Title order={2}>Lo que cuentan quienes ya envían</Title>
        {quotes.map(([name, text]) => (
          <Card key={name} withBorder>
            <Text>{text}</Text>
            <Text fw={600}>{name}</Text>
          </Card>
        ))}
        <Title order={2}>{closing.title}</Title>
        <Text>{closing.text}</Text>
      </Stack>
    </Container>
  );
}
