import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { StateMessage } from '@/ui/feedback/StateMessage';
import { PageContainer } from '@/ui/page/PageContainer';
import classes from './NotFoundPage.module.css';

/** The page for any path that is no route (product 2.5). Its English text stays as it is (product 8.5). */
export function NotFoundPage() {
  const { pathname } = useLocation();

  useEffect(() => {
    // oxlint-disable-next-line no-console -- the missing path goes to the console (product 2.5)
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
