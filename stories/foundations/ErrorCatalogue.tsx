import { messages } from '@/api/messages';
import classes from './foundations.module.css';

const sources = import.meta.glob<string>('../../src/{api,app,features,session}/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The files that show a message of the catalogue. */
function shownBy(key: string): string[] {
  const use = new RegExp(`\\bmessages\\.${key}\\b`);
  return Object.entries(sources)
    .filter(([, text]) => use.test(text))
    .map(([path]) => path.replace('../../src/', ''));
}

/** Lists every text of `src/api/messages.ts` and where the code uses it. */
export function ErrorCatalogue() {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">Texto</th>
          <th scope="col">Clave</th>
          <th scope="col">Quién lo usa</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(messages).map(([key, text]) => (
          <tr key={key}>
            <th scope="row">{text}</th>
            <td>
              <code>{key}</code>
            </td>
            <td>
              {shownBy(key).map((path) => (
                <code key={path} className={classes.line}>
                  {path}
                </code>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
