import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';

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
