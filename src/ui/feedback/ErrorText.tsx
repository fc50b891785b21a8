import { errorLanguage } from '@/lib/errorLanguage';

interface ErrorTextProps {
  /** The server's error text, or one of the error catalogue. */
  readonly children: string;
}

/** An error text with its `lang`, because some texts of the catalogue are English (product 8.5). */
export function ErrorText({ children }: ErrorTextProps) {
  return <span lang={errorLanguage(children)}>{children}</span>;
}
