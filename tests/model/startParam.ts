/** Asks a page load to start over: 'all', or only its 'tab'. */
export const START_PARAM = 'empieza';
