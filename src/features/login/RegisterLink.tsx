import { paths } from '@/lib/paths';
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';

/** The way to sign-up for those who have no account yet. */
export function RegisterLink() {
  return (
    <Text>
      ¿Aún no tienes cuenta?{' '}
      <Anchor component={Link} to={paths.signUp}>
        Regístrate
      </Anchor>
    </Text>
  );
}
