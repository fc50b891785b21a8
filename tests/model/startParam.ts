/** Query parameter that resets 'all' or only the 'tab' on page load. */
export const START_PARAM = 'empieza';
