import { Anchor, Button, Container, Paper, Stack, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Link, useNavigate } from 'react-router-dom';

/** The first step of a login: one field, one button. */
export function Login() {
  const navigate = useNavigate();
  const form = useForm({
    initialValues: { login: '' },
    validate: { login: (value) => (value.includes('@') ? null : 'Introduce un correo válido.') },
  });
  return (
    <Container size="xs" py="xl">
      <Paper withBorder p="lg">
        <form onSubmit={form.onSubmit(() => void navigate('/'))}>
          <Stack>
            <Title>Iniciar sesión</Title>
            <TextInput label="Correo o teléfono" {...form.getInputProps('login')} />
            <Button type="submit" disabled={!form.values.login.includes('@')}>
              Continuar
            </Button>
            <Anchor component={Link} to="/">
              Regístrate
            </Anchor>
          </Stack>
        </form>
      </Paper>
    </Container>
  );
}
