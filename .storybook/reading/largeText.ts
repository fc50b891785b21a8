/** Text of 200 %, as a reader sets it in the browser. */
export const LARGE_TEXT = 'html { font-size: 200% !important; }';
