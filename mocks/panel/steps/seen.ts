const KEY = 'turpial-sandbox.steps-closed';

/** True after the first steps were closed in this browser. */
export function areStepsClosed(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function closeSteps(): void {
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // without storage they come back with the next page
  }
}
