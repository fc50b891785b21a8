import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '@/api/profile';
import type { ProblemSource } from './problemMessage';
import { ProblemView } from './ProblemView';

/** Adds the sender's name to the message, once the profile is read. Nothing waits for it. */
export function Problem(source: Omit<ProblemSource, 'name'>) {
  const { data } = useQuery(profileQuery);
  const name = data && `${data.name.first} ${data.name.surnames}`.trim();
  return <ProblemView {...source} name={name === '' ? undefined : name} />;
}
