import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { PageContainer } from '@/ui/PageContainer';
import { StateMessage } from '@/ui/StateMessage';
import classes from './NotFoundPage.module.css';

/** Any path that is no route (spec §2, Not found). Its English words are the spec's. */
export function NotFoundPage() {
  const { pathname } = useLocation();

  useEffect(() => {
    // oxlint-disable-next-line no-console -- the spec wants the missing path in the console
    console.error('404: no route matches', pathname);
  }, [pathname]);

  return (
    <PageContainer size="form">
      <div lang="en">
        <StateMessage
          drawing="notFound"
          level={1}
          title={<span className={classes.code}>404</span>}
          action={
            <Button component={Link} to={paths.home}>
              Return to Home
            </Button>
          }
        >
          Oops! Page not found
        </StateMessage>
      </div>
    </PageContainer>
  );
}
