/** A step of a flow in a framed story, as the preview tells the page around it. */
export interface StepNews {
  /** Id of the story. */
  readonly story: string;
  readonly label: string;
  readonly state: 'started' | 'done' | 'failed';
}

/** The event of the catalogue's channel with a `StepNews`. */
export const STEP_NEWS = 'turpial/step';

/** The labels of the steps in the text of a stories file, in order. */
export const stepsIn = (stories: string): readonly string[] =>
  [...stories.matchAll(/\bstep\(\s*'([^']+)'/g)].map(([, label = '']) => label);
