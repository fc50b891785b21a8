/** A state of a graph. */
interface GraphNode<Id extends string> {
  readonly id: Id;
  /** Spanish. */
  readonly label: string;
}

/** A way from one state to the next; `from` is null for any other state. */
export interface GraphEdge<Id extends string> {
  readonly from: Id | null;
  readonly to: Id;
  /** Spanish: what leads there. */
  readonly label: string;
}

/** States and the ways between them, from a table of the code. */
export interface Graph<Id extends string = string> {
  /** Spanish. */
  readonly title: string;
  /** The file with the table. */
  readonly source: string;
  readonly nodes: readonly GraphNode<Id>[];
  readonly edges: readonly GraphEdge<Id>[];
}

/** True for a state to which no way leads, unless it is the first: only a command of the sandbox sets it. */
export function isSetByHand({ nodes, edges }: Graph, id: string): boolean {
  return nodes[0]?.id !== id && !edges.some(({ to }) => to === id);
}
