/**
 * The Flesch-Szigriszt index, with the limits of the INFLESZ scale: 40 to 55 is 'rather difficult', 55 to 65 'normal',
 * 65 to 80 'quite easy', above 80 'very easy'.
 */

/** A word with a vowel sound per syllable: silent letters removed, `y` spelled `i` where it is a vowel. */
const sounded = (word: string) =>
  word
    .toLowerCase()
    .replace(/([qg])u(?=[eiéí])/g, '$1')
    .replace(/y$/, 'i');

/** Vowels that one syllable holds: a strong one with weak neighbours, an accented weak one, or only weak ones. */
const vowels = /[iuü]?[aeoáéó](?:[iuü](?![aeoáéóíú]))?|[íú]|[iuü]{1,2}/g;

const syllablesOf = (word: string): number => Math.max(1, sounded(word).match(vowels)?.length ?? 0);

/** Words without numbers and signs, which nobody spells out when reading. */
export const wordsOf = (text: string): string[] => text.match(/\p{L}+/gu) ?? [];

/** Sentences that contain words. A line ends one; an abbreviation and a decimal point do not. */
function sentencesOf(text: string): string[] {
  return text
    .split(/\n|(?<=[.?!…]["»)]?)\s+(?=[\p{Lu}¿¡«(])/u)
    .filter((sentence) => wordsOf(sentence).length > 0);
}

/** The index of the texts, each of which ends a sentence. The higher, the easier. */
export function readabilityOf(texts: readonly string[]): number {
  const sentences = texts.flatMap(sentencesOf);
  const words = sentences.flatMap(wordsOf);
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 206.835 - (62.3 * syllables) / words.length - words.length / sentences.length;
}
