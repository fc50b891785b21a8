import { readTabText, writeTabText } from '@/lib/storage';

const KEY = 'turpial-sandbox.guion-actual';

/** The section whose link this tab opened last; it stays open after the page load. */
export const currentSection = () => readTabText(KEY);

export const rememberSection = (section: string) => writeTabText(KEY, section);
