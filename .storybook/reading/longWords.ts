const words = /\p{L}{4,}/gu;

/** Doubles every word of four letters or more, to show a layout with a long name or in a longer language. */
const lengthened = (text: string): string =>
  text.replace(words, (word) => word + word.toLocaleLowerCase('es'));

/** Lengthens the words of the page, also those added later, until the returned function is called. */
export function lengthenWords(page: Element): () => void {
  const originals = new Map<Text, { readonly text: string; readonly long: string }>();
  const lengthen = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
      if (!(node instanceof Text) || node.parentElement?.closest('style, script')) continue;
      const text = node.data;
      if (originals.get(node)?.long === text) continue;
      const long = lengthened(text);
      originals.set(node, { text, long });
      if (long !== text) node.data = long;
    }
  };
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target instanceof Text) lengthen(target);
      for (const node of addedNodes) lengthen(node);
    }
  });
  lengthen(page);
  observer.observe(page, { subtree: true, childList: true, characterData: true });
  return () => {
    observer.disconnect();
    for (const [node, { text, long }] of originals) if (node.data === long) node.data = text;
  };
}
