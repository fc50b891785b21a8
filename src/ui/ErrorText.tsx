import { errorLanguage } from '@/lib/errorLanguage';

interface ErrorTextProps {
  /** What went wrong, in the words of the server or of the error catalogue. */
  readonly children: string;
}

/** The text of an error, marked with its language: some of the catalogue's are English (decisions 34, 45). */
export function ErrorText({ children }: ErrorTextProps) {
  return <span lang={errorLanguage(children)}>{children}</span>;
}
