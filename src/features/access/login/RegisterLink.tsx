import { Anchor, Text } from '@mantine/core';
import { paths } from '@/lib/paths';
import { Link } from '@/navigation/Link';

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
